// @ts-check
// Puts new HTML on a table so that what stays stays the same element, and cards visibly travel.

/** @typedef {(demo: Element, table: HTMLElement, html: string) => Promise<void>} Update */

const CARD = "[data-card]";
const PLACE = "ul, ol, [role=group], div";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Promise<any> | undefined} */
let library;

/** Fetch the morphing library; the first update waits for it. */
export function prepare() {
  // @ts-expect-error the build puts it there
  library ??= import("./vendor/idiomorph.js").then((module) => module.Idiomorph);
  library.catch(() => (library = undefined));
  return library;
}

/** Say whether cards are to travel. */
export function moving() {
  return !still.matches && document.visibilityState === "visible";
}

/** @type {Update} */
export async function update(demo, table, html) {
  const idiomorph = await prepare();
  const morph = () => idiomorph.morph(table, html, { morphStyle: "innerHTML" });
  // Only of this element: one on the document would take the clicks of the whole page.
  const element = /** @type {any} */ (demo);
  const travelling = moving() && element.startViewTransition ? travellers(table, html) : [];
  if (travelling.length === 0) {
    morph();
    return;
  }
  const name = (/** @type {string} */ card) => `card-${travelling.indexOf(card)}`;
  /** @type {Set<HTMLElement>} */
  const named = new Set();
  const nameAll = () => {
    for (const [card, svg] of cards(table)) {
      if (!travelling.includes(card)) continue;
      svg.style.viewTransitionName = name(card);
      named.add(svg);
    }
  };
  nameAll();
  const transition = element.startViewTransition(() => {
    morph();
    nameAll(); // morphing has dropped the names
  });
  // A transition that another one cuts short is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => {
    for (const svg of named) svg.style.viewTransitionName = "";
  });
  await transition.updateCallbackDone;
}

/**
 * Return the cards that are in both tables, in different places. The others are not named: while
 * a named element travels it can't be clicked.
 *
 * @param {HTMLElement} table
 * @param {string} html
 * @returns {string[]}
 */
function travellers(table, html) {
  const next = document.createElement("template");
  next.innerHTML = html;
  const before = cards(table);
  const after = cards(next.content);
  return [...before]
    .filter(([card, svg]) => after.has(card) && placeOf(svg) !== placeOf(after.get(card)))
    .map(([card]) => card);
}

/** @param {ParentNode} table @returns {Map<string, SVGElement & HTMLElement>} cards that are there once */
function cards(table) {
  const found = new Map();
  const twice = new Set();
  for (const svg of table.querySelectorAll(CARD)) {
    const card = /** @type {SVGElement} */ (svg).dataset.card;
    if (found.has(card)) twice.add(card);
    found.set(card, svg);
  }
  for (const card of twice) found.delete(card);
  return found;
}

/** @param {Element | undefined} svg */
function placeOf(svg) {
  return svg?.parentElement?.closest(PLACE)?.className ?? "";
}
