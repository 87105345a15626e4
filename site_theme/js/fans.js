// @ts-check
// Fans of cards: a long list fetches the drawings of those that come into view, not of all.

const AHEAD = "50% 0%";

/** @param {Iterable<Element>} fans each holds its drawing in a <noscript> */
export function drawFans(fans) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target);
    },
    { rootMargin: AHEAD },
  );
  /** @param {Element} fan */
  const draw = (fan) => {
    watcher.unobserve(fan);
    const drawing = fan.querySelector("noscript");
    if (drawing) fan.innerHTML = drawing.textContent ?? "";
  };
  for (const fan of fans) watcher.observe(fan);
  addEventListener("beforeprint", () => [...fans].forEach(draw));
}
