// @ts-check
// The search box. Its data and the library come with the first focus, not before.

/** @typedef {{id: number, u: string, t: string, k: string, x: string, a?: string}} Doc */
/** @typedef {{search: (query: string) => Doc[], words: (query: string) => string[]}} Index */

const base = document.documentElement.dataset.base ?? "./";
/** @type {Promise<Index> | undefined} */
let index;

function load() {
  index ??= import("./search.js").then((search) => search.open(base));
  return index;
}

/** @param {Doc} doc @param {string[]} words */
function row(doc, words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = base + doc.u;
  const title = document.createElement("b");
  title.textContent = doc.t;
  const kind = document.createElement("span");
  kind.textContent = doc.k;
  const excerpt = document.createElement("span");
  excerpt.append(...cut(doc.x, words));
  link.append(title, kind, excerpt);
  item.append(link);
  return item;
}

/** The neighbourhood of the first hit, with the hit marked. @param {string} text @param {string[]} words */
function cut(text, words) {
  const lower = text.toLowerCase();
  const word = words.find((it) => lower.includes(it));
  if (!word) return [text.length > 110 ? `${text.slice(0, 110).replace(/\s\S*$/, "")}…` : text];
  const at = lower.indexOf(word);
  const from = at > 60 ? text.lastIndexOf(" ", at - 40) + 1 : 0;
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  return [
    (from ? "…" : "") + text.slice(from, at),
    mark,
    text.slice(at + word.length, at + 80) + (text.length > at + 80 ? "…" : ""),
  ];
}

/** „1 nález“, „3 nálezy“, „5 nálezů“. @param {number} n */
const found = (n) => (n === 0 ? "Nic takového tu není." : `${n} ${n === 1 ? "nález" : n < 5 ? "nálezy" : "nálezů"}`);

/** @param {HTMLFormElement} form */
export function wireFind(form) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  const list = /** @type {HTMLElement} */ (form.querySelector("[data-find-list]"));
  const status = /** @type {HTMLElement} */ (form.querySelector("[data-find-status]"));

  const show = async () => {
    const query = input.value.trim();
    if (query.length < 2) {
      list.hidden = true;
      status.textContent = "";
      return;
    }
    const { search, words } = await load();
    if (query !== input.value.trim()) return;
    const docs = search(query).slice(0, 12);
    const nothing = document.createElement("li");
    nothing.append(Object.assign(document.createElement("p"), { textContent: found(0) }));
    list.replaceChildren(...(docs.length ? docs.map((doc) => row(doc, words(query))) : [nothing]));
    list.hidden = false;
    status.textContent = found(docs.length);
  };

  const links = () => /** @type {HTMLAnchorElement[]} */ ([...list.querySelectorAll("a")]);

  input.addEventListener("focus", () => void load().catch(() => undefined));
  input.addEventListener("input", () => void show().catch(() => undefined));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  form.addEventListener("keydown", (event) => {
    const all = links();
    const at = all.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    if (event.key === "Escape") {
      list.hidden = true;
      input.focus();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      all[Math.min(at + 1, all.length - 1)]?.focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (all[at - 1] ?? input).focus();
    }
  });
  form.addEventListener("focusout", (event) => {
    const next = /** @type {Node | null} */ (/** @type {FocusEvent} */ (event).relatedTarget);
    if (next && !form.contains(next)) list.hidden = true;
  });
  document.addEventListener("click", (event) => {
    if (!form.contains(/** @type {Node} */ (event.target))) list.hidden = true;
  });
}
