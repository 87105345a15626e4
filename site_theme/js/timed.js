// @ts-check
// A decision that is a race: how long the reader takes is part of the move, and too late is a move.

const TICK_MS = 10; // times are told in hundredths of a second
const BUTTON = '[data-timed]:not([aria-disabled="true"])';

export class Stopwatch {
  /** Which decision is being timed. */
  #key = "";
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #end;

  /**
   * Time the decision that a table asks for, if it is a race. The same decision goes on: whoever
   * asks for advice doesn't get more time.
   *
   * @param {HTMLElement} table
   * @param {string} key the same for the same decision
   * @param {(move: string) => void} tooLate told the move that says so
   */
  start(table, key, tooLate) {
    this.stop();
    const button = /** @type {HTMLElement | null} */ (table.querySelector(BUTTON));
    if (!button) return;
    if (key !== this.#key) this.#since = performance.now();
    this.#key = key;
    const { late = "" } = button.dataset;
    const left = this.#since + (limitOf(button) + 1) * TICK_MS - performance.now();
    this.#end = setTimeout(() => tooLate(late), left);
  }

  /** Let nobody be too late any more. */
  stop() {
    clearTimeout(this.#end);
  }

  /**
   * Return the move of a button with the time that it took, undefined for one that takes none.
   * @param {HTMLElement} button
   */
  move(button) {
    const verb = button.dataset.timed;
    if (verb === undefined) return undefined;
    const took = Math.round((performance.now() - this.#since) / TICK_MS);
    return `${verb} ${Math.min(took, limitOf(button))}`;
  }
}

/** @param {HTMLElement} button */
function limitOf(button) {
  return Number(button.dataset.limit);
}
