// @ts-check
// What a demo shows: its table, the sentence under it, the clause, the receipt; and where focus is.

import { update } from "./table.js";

/** @typedef {import("./messages.js").Clause} Clause */
/** @typedef {import("./messages.js").Frame} Frame */

const LEGAL = '[data-move]:not([aria-disabled="true"])';
const LOOK_EVERY_MS = 50;

export class Screen {
  #drawnAt = 0;
  #showing = false;
  #hurried = false;
  /** @type {Frame[]} not shown yet */
  #coming = [];
  /** @type {Element | null} the move that was clicked last */
  #clicked = null;

  /** @param {HTMLElement} demo */
  constructor(demo) {
    this.demo = demo;
    this.table = part(demo, "[data-table]");
    this.status = part(demo, "[data-status]");
    this.receipt = part(demo, "[data-receipt]");
    this.progress = part(demo, "[data-progress]");
    this.link = /** @type {HTMLAnchorElement | null} */ (demo.querySelector("a[data-clause]"));
    this.table.addEventListener("click", (event) => {
      this.#clicked = /** @type {Element} */ (event.target).closest("[data-move]");
    });
    this.rest = { html: this.table.innerHTML, receipt: this.receipt.innerHTML, status: this.status.textContent ?? "" };
  }

  /** Frames are being shown, one after another. */
  get showing() {
    return this.#showing;
  }

  /** How long the last frame has been seen. */
  get seenMs() {
    return performance.now() - this.#drawnAt;
  }

  get hasFocus() {
    return this.demo.contains(document.activeElement);
  }

  /** Show the frames that are still to come without a pause. */
  hurry() {
    this.#hurried = this.#showing;
  }

  /**
   * @param {Frame[]} frames
   * @param {number} paceMs how long each is seen before the next one comes
   * @param {() => boolean} wanted still; what the reader does meanwhile may end it
   */
  async show(frames, paceMs, wanted) {
    this.#showing = true;
    this.#hurried = false;
    this.#coming = [...frames];
    while (this.#coming.length > 0) {
      await this.#pause(paceMs);
      if (!wanted()) return; // who ended it has called `flush` or shows a table of its own
      await this.#draw(/** @type {Frame} */ (this.#coming.shift()));
    }
    if (wanted()) this.#showing = false;
  }

  /** Show the last of the frames that are still to come: what follows may bring none. */
  async flush() {
    const last = this.#coming.at(-1);
    this.#coming = [];
    this.#showing = false;
    if (last) await this.#draw(last);
  }

  /**
   * Keep a message in sight until the reader does something; sentences under the table come
   * and go.
   * @param {string} text "" takes it away
   */
  notice(text) {
    this.demo.querySelector(".demo-notice")?.remove();
    if (!text) return;
    const note = document.createElement("p");
    note.className = "demo-notice";
    note.textContent = text;
    this.status.after(note);
  }

  /** Put a table there at once. @param {{html: string, receipt: string, status: string}} what */
  put({ html, receipt, status }) {
    this.table.innerHTML = html;
    this.receipt.innerHTML = receipt;
    this.say(status);
  }

  /** Turn the cards on the table face down: they are not those that will be dealt. */
  cover() {
    for (const use of this.table.querySelectorAll("[data-card] use")) {
      use.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#.*/, "#back"));
    }
    for (const card of this.table.querySelectorAll("[data-card]")) {
      card.removeAttribute("data-card");
      card.removeAttribute("aria-label");
      card.setAttribute("role", "presentation");
    }
  }

  /** Say what the table now shows. @param {string} html */
  caption(html) {
    const shown = this.demo.querySelector(".demo-caption");
    if (shown) shown.innerHTML = html;
  }

  /** Show how many decisions were right at the first try. @param {string} text */
  tally(text) {
    const shown = this.demo.querySelector("[data-tally]");
    if (shown) shown.textContent = text;
  }

  /**
   * Write a sentence and the clause that it speaks of. It is a new node each time: the same
   * sentence again is to be read out again.
   *
   * @param {string} text
   * @param {Clause | null} [clause]
   */
  say(text, clause = null) {
    this.status.replaceChildren(...(text ? [text] : []));
    if (!this.link) return;
    this.link.hidden = clause === null;
    this.link.textContent = clause?.text ?? "";
    this.link.title = clause?.title ?? "";
    if (clause) this.link.href = clause.href;
    else this.link.removeAttribute("href");
  }

  /** Write a sentence unless it is there: what lasts is read out once. @param {string} text */
  sayOnce(text) {
    if (this.status.textContent !== text) this.say(text);
  }

  /** Mark what is advised. @param {string} move */
  mark(move) {
    const marked = this.table.querySelector(`[data-move="${CSS.escape(move)}"]`);
    marked?.setAttribute("data-hint", "");
    // What has to be chosen first, so that it is seen.
    const choice = /** @type {HTMLInputElement | null | undefined} */ (
      marked?.closest(".choice")?.querySelector("input")
    );
    if (choice) choice.checked = true;
  }

  /**
   * When the focused element has gone, go to the first legal move, else to the table.
   * @param {boolean} had whether the demo had the focus before
   */
  focusAgain(had) {
    const now = document.activeElement;
    if (!had || (now && now !== this.table && this.demo.contains(now) && now.checkVisibility())) return;
    const legal = /** @type {HTMLElement | null} */ (this.table.querySelector(LEGAL));
    (legal ?? this.table).focus({ preventScroll: true });
  }

  /** @param {Frame} frame */
  async #draw(frame) {
    const had = this.hasFocus;
    await update(this.demo, this.table, frame.html, this.#clicked);
    this.#clicked = null;
    this.receipt.innerHTML = frame.receipt ?? "";
    this.#drawnAt = performance.now();
    this.say(frame.status, frame.clause);
    this.focusAgain(had);
  }

  /** @param {number} ms @returns {Promise<void>} */
  #pause(ms) {
    return new Promise((resolve) => {
      const look = () => {
        const left = ms - this.seenMs;
        if (left <= 0 || this.#hurried) resolve();
        else setTimeout(look, Math.min(left, LOOK_EVERY_MS));
      };
      look();
    });
  }
}

/** @param {HTMLElement} demo @param {string} selector @returns {HTMLElement} */
function part(demo, selector) {
  return /** @type {HTMLElement} */ (demo.querySelector(selector));
}
