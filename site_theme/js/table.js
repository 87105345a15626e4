// @ts-check
// Puts new HTML on a table so that what stays stays the same element, and cards visibly travel.
// A card that comes out of a hidden hand, or goes into one, has `data-from`: the seat of that hand.

/** @typedef {SVGElement} Svg */

const CARD = "[data-card]";
const BACK = ".back";
const PLACE = "ul, ol, [role=group], div";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Promise<any> | undefined} */
let library;

/** @type {WeakMap<HTMLElement, Promise<void>>} each table's last change */
const changing = new WeakMap();
let transitions = 0;

/** Fetch the morphing library; the first update waits for it. */
export function prepare() {
  // @ts-expect-error the build puts it there
  library ??= import("./vendor/idiomorph.js").then((module) => module.Idiomorph);
  library.catch(() => (library = undefined));
  return library;
}

/** Say whether cards are to travel. */
function moving() {
  return !still.matches && document.visibilityState === "visible";
}

/**
 * Morph a table into new HTML, once what is being put on it is there. Cards that are in both, in
 * different places, travel.
 *
 * @param {HTMLElement} demo
 * @param {HTMLElement} table
 * @param {string} html
 * @param {Element | null} clicked what the reader has just clicked
 */
export function update(demo, table, html, clicked = null) {
  const before = changing.get(table) ?? Promise.resolve();
  const made = before.then(() => change(demo, table, html, clicked));
  changing.set(table, made.catch(() => {}));
  return made;
}

/**
 * @param {HTMLElement} demo
 * @param {HTMLElement} table
 * @param {string} html
 * @param {Element | null} clicked
 */
async function change(demo, table, html, clicked) {
  const idiomorph = await prepare();
  const next = document.createElement("template");
  next.innerHTML = html;
  const travelling = moving() && "startViewTransition" in demo ? travellers(table, next.content, clicked) : [];
  // With the same id before and after, a card stays the same element: Chromium gives a transition up
  // when an element that it has seen is gone before it begins.
  travelling.forEach(([before, after], nth) => (before.id = after.id = `${demo.id}-travels-${nth}`));
  const morph = () => idiomorph.morph(table, next.innerHTML, { morphStyle: "innerHTML" });
  if (travelling.length === 0) morph();
  else await transition(demo, travelling.map(([before]) => before), morph);
}

/**
 * Change a demo inside a view transition of its own: one of the document would take the clicks of
 * the whole page. Only these elements are named, for while a named one travels it can't be clicked.
 *
 * @param {HTMLElement} demo
 * @param {Svg[]} travelling
 * @param {() => void} change
 */
async function transition(demo, travelling, change) {
  const own = `travels-${transitions++}-`;
  const name = () => travelling.forEach((svg, nth) => (svg.style.viewTransitionName = own + nth));
  name();
  const element = /** @type {any} */ (demo);
  const made = element.startViewTransition(() => {
    change();
    name(); // morphing has dropped the names
    // The next ones get the same ids.
    for (const svg of demo.querySelectorAll(`svg[id^="${CSS.escape(demo.id)}-travels-"]`)) svg.removeAttribute("id");
  });
  // One that the next one cuts short is no error.
  made.ready.catch(() => {});
  made.finished
    .catch(() => {})
    .then(() => {
      // Those of the next one stay.
      const named = travelling.filter((svg) => svg.style.viewTransitionName.startsWith(own));
      for (const svg of named) svg.style.viewTransitionName = "";
    });
  await made.updateCallbackDone;
}

/**
 * @param {ParentNode} before
 * @param {ParentNode} after
 * @param {Element | null} clicked
 * @returns {[Svg, Svg][]}
 */
function travellers(before, after, clicked) {
  const earlier = cards(before);
  const both = [...cards(after)].flatMap(([card, there]) => {
    const svg = earlier.get(card);
    return svg && placeOf(svg) !== placeOf(there) ? [/** @type {[Svg, Svg]} */ ([svg, there])] : [];
  });
  return [...both, ...comers(before, after, clicked)];
}

/**
 * Return cards that come out of hidden hands or go into one, each with where it was: the back
 * that was clicked, a card that the reader gave away, else some back of that hand.
 *
 * @param {ParentNode} before
 * @param {ParentNode} after
 * @param {Element | null} clicked
 * @returns {[Svg, Svg][]}
 */
function comers(before, after, clicked) {
  const earlier = cards(before);
  const came = /** @type {Svg[]} */ ([...after.querySelectorAll("[data-from]")]);
  const drawn = /** @type {Svg | null | undefined} */ (clicked?.isConnected ? clicked.querySelector(BACK) : null);
  const hand = came.length > 0 ? `[data-seat="${came[0].dataset.from}"] ${BACK}` : "";
  const backs = hand ? /** @type {Svg[]} */ ([...before.querySelectorAll(hand)]).reverse() : [];
  if (drawn) backs.unshift(drawn);
  return came.flatMap((there) => {
    const { card = "", was = card } = there.dataset;
    if (card && earlier.has(card)) return []; // it was seen before
    const svg = earlier.get(was) ?? backs.shift();
    return svg ? [/** @type {[Svg, Svg]} */ ([svg, there])] : [];
  });
}

/**
 * Return the cards of which there is one.
 * @param {ParentNode} table
 * @returns {Map<string, Svg>}
 */
function cards(table) {
  const found = new Map();
  const twice = new Set();
  for (const svg of table.querySelectorAll(CARD)) {
    const card = /** @type {Svg} */ (svg).dataset.card;
    if (found.has(card)) twice.add(card);
    found.set(card, svg);
  }
  for (const card of twice) found.delete(card);
  return found;
}

/** @param {Svg} svg */
function placeOf(svg) {
  return svg.parentElement?.closest(PLACE)?.className ?? "";
}
