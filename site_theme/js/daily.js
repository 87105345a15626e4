// @ts-check
// One clause a day: the first is on the page, the others wait in templates and load nothing.

/** @param {Element} box @param {Date} today */
export function pickDaily(box, today) {
  const clauses = [...box.querySelectorAll(":scope > article, :scope > template")];
  const day = Math.floor((today.getTime() - today.getTimezoneOffset() * 60_000) / 86_400_000);
  const chosen = clauses[day % clauses.length];
  if (chosen instanceof HTMLTemplateElement) {
    clauses[0].replaceWith(chosen.content.cloneNode(true));
  }
}
