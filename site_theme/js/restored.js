// @ts-check
// What the reader has chosen in a form is there again after „Back“, and nothing tells of it.

/**
 * Call once the browser has put the choices of an earlier visit back.
 * @param {() => void} look
 */
export function whenRestored(look) {
  addEventListener("pageshow", look);
}
