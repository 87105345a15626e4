// @ts-check
// The contents at the side mark the section that is being read.

export function wireContents() {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".toc a")]);
  const heads = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  if (!heads.length) return;
  const mark = () => {
    const line = innerHeight / 3;
    const at = heads.findLastIndex((head) => head && head.getBoundingClientRect().top < line);
    links.forEach((link, index) => {
      if (index === Math.max(at, 0)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
  };
  const watch = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px", threshold: [0, 1] });
  for (const head of heads) if (head) watch.observe(head);
}
