// @ts-check
// One clause a day: all are in the page, the date shows one of them.

/** @param {Element} box @param {Date} today */
export function pickDaily(box, today) {
  const clauses = [...box.querySelectorAll(":scope > article")];
  const day = Math.floor((today.getTime() - today.getTimezoneOffset() * 60_000) / 86_400_000);
  clauses.forEach((clause, index) => {
    /** @type {HTMLElement} */ (clause).hidden = index !== day % clauses.length;
  });
}
