// @ts-check
// `<rule-demo>`: a demo of one clause, or the whole game. It knows no rules: it sends what was
// clicked and shows what comes back.

import { EngineError, client } from "./client.js";
import * as keep from "./keep.js";
import { offered, showPlayers, tableFor } from "./players.js";
import { showProgress } from "./progress.js";
import { Screen } from "./screen.js";
import { share } from "./share.js";
import { prepare } from "./table.js";
import { Stopwatch } from "./timed.js";
import { FAILURES, LINKED, SAVED, WORDS } from "./words.js";

/** @typedef {import("./messages.js").Match} Match */
/** @typedef {import("./messages.js").Reply} Reply */
/** @typedef {import("./messages.js").Request} Request */
/** @typedef {"static" | "loading" | "ready" | "thinking" | "over" | "error"} State */

const PACE_MS = 600;
const QUICK_PACE_MS = 120; // at the level that plays at once
const QUICK_LEVEL = "nahodna"; // also of games without levels: then the pace is the quickest
const SLICE_MS = 100;
const SHORT_SEED = 4; // digits, where readers see it

export class RuleDemo extends HTMLElement {
  static observedAttributes = ["data-variant", "data-players"];

  /** @type {Screen | undefined} made when the element is in the page */
  #made;
  /** @type {Match | null} null: what the demo is by itself, from its start */
  #match = null;
  /** @type {Reply["next"]} */
  #next = "human";
  /** Whether the table in the page shows `#match`: then a click on it means that position. */
  #shown = true;
  #seat = 0;
  #watch = new Stopwatch();
  /** Counts what the reader has asked for: whatever belongs to an earlier number is dropped. */
  #run = 0;
  /** @type {Promise<unknown>} the last request; the next one waits for it */
  #before = Promise.resolve();
  /** What the page brought. */
  #home = { variant: "", players: "", seed: "", start: "", run: "", html: "", seat: 0 };
  /** Whether the game goes on by itself: the reader's moves are made for them as well. */
  #runs = false;
  /** Whether the page has a table at rest for the number of players. */
  #drawn = true;

  connectedCallback() {
    if (this.#made) return; // it was only moved
    this.#made = new Screen(this);
    this.#seat = Number(this.dataset.seat ?? 0);
    this.#home = {
      variant: this.dataset.home ?? this.#variant, // the page's choice may have come before
      players: this.dataset.players ?? "",
      seed: this.dataset.seed ?? "",
      start: this.#button("start")?.textContent ?? "",
      run: this.#button("run")?.textContent ?? "",
      html: this.#screen.rest.html,
      seat: this.#seat,
    };
    this.addEventListener("click", (event) => this.#clicked(event));
    this.addEventListener("change", (event) => this.#changed(event));
    this.#showNext();
    const dim = /** @type {HTMLInputElement | null} */ (this.querySelector('[data-set="dim"]'));
    if (dim) dim.checked = keep.dims();
    if (this.#linkable) this.#preset();
    this.#resume();
    addEventListener("hashchange", () => this.#relinked());
  }

  /** @param {string} name @param {string | null} old @param {string} now */
  attributeChangedCallback(name, old, now) {
    if (!this.#made || old === now) return;
    if (name === "data-players") this.#seatAt(now);
    const kept = name === "data-players" ? this.#match?.players : this.#match?.variant;
    if (String(kept) === now) return;
    if (this.#whole) keep.unlink(); // the reader wants another game than the link's
    const live = this.#live;
    this.#forget();
    if (!live) this.#putBack();
    this.#resume();
    if (live) void this.#begin();
  }

  // What the reader does

  /** @param {Event} event */
  #clicked(event) {
    this.#screen.hurry();
    const target = /** @type {Element} */ (event.target);
    const found = /** @type {HTMLElement | null} */ (target.closest("[data-do], [data-move]"));
    if (!found || !this.contains(found)) return;
    const timed = this.#watch.move(found);
    const move = timed ?? found.dataset.move;
    if (this.#runs && found.dataset.do !== "share") void this.#pause(found);
    else if (move === undefined) this.#do(found);
    // A race begins when the engine is there, not with the click that starts it.
    else if (!this.#live) void this.#begin(this.#shown && timed === undefined ? move : "");
    else if (this.#state === "thinking") void this.#outOfTurn(move);
    else if (this.#state !== "loading") void this.#act("move", { move });
  }

  /** @param {HTMLElement} button */
  #do(button) {
    const what = button.dataset.do;
    if (what === "level") return;
    if (what === "new") void this.#renew();
    else if (what === "run") void this.#letRun();
    else if (what === "share" && this.#match) void this.#share(button, this.#match);
    else if (!this.#live) void this.#begin();
    else if (this.#state === "loading" || !this.#timely(what)) return;
    else if (what === "undo" || what === "next" || what === "step" || what === "hint") void this.#act(what);
  }

  /**
   * Advice is for the reader's decision, a step for any decision: not while a receipt waits.
   * @param {string | undefined} what
   */
  #timely(what) {
    if (what === "hint") return this.#next === "human";
    return (what !== "step" && what !== "run") || this.#next === "human" || this.#next === "ai";
  }

  /** @param {Event} event */
  #changed(event) {
    const changed = /** @type {HTMLSelectElement & HTMLInputElement} */ (event.target);
    if (changed.dataset.do === "level") keep.storeLevel(changed.value);
    if (changed.dataset.set === "dim") keep.storeDims(changed.checked);
    if (changed.dataset.set === "seed") void this.#renew(changed.value.trim());
  }

  // The match

  /**
   * Start the engine if need be and show the match; then make the move that was clicked.
   * @param {string} [move]
   */
  async #begin(move = "") {
    const run = ++this.#run;
    const had = this.#screen.hasFocus;
    this.#state = "loading";
    this.#screen.notice("");
    this.#screen.say(WORDS.loading(this.#called));
    const hide = showProgress(this.#screen.progress);
    await this.#guard(run, async () => {
      const [reply] = await Promise.all([this.#ask("open"), prepare()]);
      hide();
      await this.#accept(reply, run);
      if (run !== this.#run) return;
      this.#screen.focusAgain(had);
      if (reply.error) this.#stuck();
      else if (move && !reply.notice) await this.#act("move", { move });
      else await this.#goOn(run);
    }).finally(hide);
  }

  /**
   * Ask for something, show what comes of it, then let the opponents play.
   * @param {Request["do"]} what
   * @param {{move?: string}} [more]
   */
  async #act(what, more = {}) {
    const run = ++this.#run;
    this.#watch.stop();
    this.#state = "thinking";
    this.#screen.notice("");
    await this.#guard(run, async () => {
      await this.#screen.flush();
      if (what === "hint") this.#screen.say(WORDS.hinting);
      let reply = await this.#ask(what, more);
      while (reply.thinking && run === this.#run) reply = await this.#ask(what, more);
      await this.#accept(reply, run);
      await this.#goOn(run);
    });
  }

  /** Let the game go on by itself, the reader's moves included. */
  #letRun() {
    if (!this.#live || this.#state === "loading" || !this.#timely("run")) return;
    this.#runs = true;
    this.#showRun();
    return this.#act("step");
  }

  /**
   * Stop a game that goes on by itself, then do what was clicked; a card only stops it.
   * @param {HTMLElement} found
   */
  async #pause(found) {
    this.#runs = false;
    this.#showRun();
    const { do: what = "run" } = found.dataset;
    if (what === "run") return; // the opponents' moves under way are still made
    await this.#before;
    this.#do(found);
  }

  #showRun() {
    const button = this.#button("run");
    if (button) button.textContent = this.#runs ? WORDS.pause : this.#home.run;
  }

  /** Let the opponents play until the reader is wanted. @param {number} run */
  async #goOn(run) {
    while (run === this.#run && (this.#next === "ai" || (this.#runs && this.#next === "human"))) {
      const reply = await this.#ask(this.#next === "ai" ? "ai" : "step");
      if (run !== this.#run) return;
      if (!reply.thinking) await this.#accept(reply, run);
      else if (this.#screen.seenMs > PACE_MS) this.#screen.sayOnce(reply.status ?? "");
      if (reply.error) break; // the reader can still take a move back
    }
    if (run === this.#run) this.#settle();
  }

  /**
   * Take a reply over: the match at once, its frames one after another.
   * @param {Reply} reply
   * @param {number} run
   */
  async #accept(reply, run) {
    if (run !== this.#run) return;
    if (reply.match) {
      this.#match = reply.match;
      this.#next = reply.next;
      this.#shown = true;
      this.#follow(reply);
      this.#keep(reply);
      this.#screen.tally(reply.tally ?? "");
      if (reply.caption) this.#screen.caption(reply.caption);
      await this.#screen.show(reply.frames, this.#pace, () => run === this.#run);
      if (run !== this.#run) return;
    }
    const said = reply.error ?? reply.refused ?? reply.hint;
    if (said) this.#screen.say(said.text, "clause" in said ? said.clause : null);
    if (reply.hint) this.#screen.mark(reply.hint.move);
    if (!reply.notice) return;
    this.#screen.say(reply.notice);
    if (this.#next === "ai") this.#screen.notice(reply.notice); // their moves will be told at once
  }

  /** Be what the match is: the engine has set right what it couldn't be. @param {Reply} reply */
  #follow({ match, seat }) {
    if (match.variant !== this.#variant) this.#turnTo(match.variant);
    if (this.dataset.players) this.dataset.players = String(match.players);
    if (this.#seedField) this.#sow(match.seed);
    this.#seat = seat;
  }

  /**
   * A card was clicked while somebody else is on turn: say why not, they go on.
   * @param {string} move
   */
  async #outOfTurn(move) {
    if (this.#screen.showing || this.#next !== "ai") return;
    const run = this.#run;
    // Should it fail, whoever is thinking meets the same failure.
    const reply = await this.#ask("move", { move }).catch(() => null);
    if (run === this.#run && reply?.refused) this.#screen.say(reply.refused.text, reply.refused.clause);
  }

  #stuck() {
    const had = this.#screen.hasFocus;
    this.#state = "error";
    this.#relabel(WORDS.again);
    this.#screen.focusAgain(had);
  }

  #settle() {
    const had = this.#screen.hasFocus;
    this.#state = this.#next === "over" ? "over" : "ready";
    this.#runs = false;
    this.#showRun();
    this.#showNext();
    this.#screen.focusAgain(had);
    this.#time();
  }

  /** Time the reader where the decision is a race. */
  #time() {
    const { seed = "", moves = [], undone = 0 } = this.#match ?? {};
    const key = [seed, moves.length, undone].join();
    this.#watch.start(this.#screen.table, key, (move) => void this.#act("move", { move }));
  }

  /**
   * @param {string} [seed] "" for a random one
   * @returns {Promise<void>}
   */
  #renew(seed = "") {
    this.#forget();
    this.#screen.tally("");
    keep.store(this.#key, null);
    keep.unlink();
    if (this.#whole) this.#sow(seed || keep.randomSeed(this.#seedField ? SHORT_SEED : undefined));
    return this.#begin();
  }

  /** Take a seed, and show it where the demo has a field for it. @param {string} seed */
  #sow(seed) {
    this.dataset.seed = seed;
    if (this.#seedField) this.#seedField.value = seed;
  }

  /** @returns {HTMLInputElement | null} */
  get #seedField() {
    return this.querySelector('[data-set="seed"]');
  }

  /** @param {HTMLElement} button @param {Match} match */
  async #share(button, match) {
    const copied = await share(button, keep.linkTo(match, this.#level, this.#seat), `${this.id}-link`);
    this.#screen.say(copied ? `${WORDS.copied}.` : WORDS.copyByHand);
  }

  /**
   * @param {Request["do"]} what
   * @param {{move?: string}} [more]
   * @returns {Promise<Reply>}
   */
  #ask(what, more = {}) {
    const { game = "", players = "", seed = "", example = "", record = "" } = this.dataset;
    const asked = this.#before.then(() =>
      client.ask({
        demo: this.id,
        base: document.documentElement.dataset.base ?? "",
        do: what,
        match: this.#match,
        game,
        variant: this.#variant,
        players: Number(players),
        seed,
        example,
        seat: this.#seat,
        level: this.#level,
        held: this.#next === "deal",
        slice_ms: SLICE_MS,
        ...more,
      }, record),
    );
    this.#before = asked.catch(() => {});
    return asked;
  }

  /**
   * Say what to do when the engine fails; the match stays here and any click tries again.
   * @param {number} run
   * @param {() => Promise<void>} work
   */
  async #guard(run, work) {
    try {
      await work();
    } catch (error) {
      if (run !== this.#run) return;
      const otherwise = this.#state === "loading" ? "broken" : "died";
      this.#stuck();
      this.#screen.say(FAILURES[error instanceof EngineError ? error.reason : otherwise]);
      if (!(error instanceof EngineError)) throw error;
    }
  }

  // Matches that are there before the engine is

  /** Set the whole game as the address says. */
  #preset() {
    const { level, variant, players, seed } = keep.presets();
    this.#choose(keep.storedLevel());
    this.#choose(level);
    const pace = this.#paceField;
    if (pace && level === QUICK_LEVEL) pace.value = pace.options[pace.options.length - 1]?.value ?? "";
    if (keep.linked()) return; // the match says the rest
    if (variant !== null && !this.dataset.record) this.dataset.variant = variant;
    if (seed) this.#sow(seed);
    if (players !== null && offered(players)) this.dataset.players = players;
    this.#shown = this.#atHome;
    if (this.#otherDeal) this.#putBack();
  }

  /** Offer the match of the link, or the kept one. */
  #resume() {
    const link = keep.linked();
    if (link && this.#isOurs(link.match)) this.#offerLinked(link);
    else if (this.#whole) this.#offerKept();
  }

  #relinked() {
    const link = keep.linked();
    if (!link || !this.#isOurs(link.match)) return;
    const live = this.#live;
    this.#forget();
    this.#offerLinked(link);
    if (live) void this.#begin();
  }

  /**
   * What can't be read, or is of another game or of no example here, is the whole game's to refuse.
   * @param {Match | null} match
   */
  #isOurs(match) {
    if (match?.game !== this.dataset.game) return this.#linkable;
    const example = typeof match?.example === "string" ? match.example : "";
    if (example === (this.dataset.example ?? "")) return true;
    const demo = `rule-demo[data-example="${CSS.escape(example)}"]`;
    return this.#whole && !document.querySelector(demo);
  }

  /** @param {keep.Linked} link */
  #offerLinked({ match, level, seat }) {
    if (!match) {
      this.#screen.say(WORDS.broken);
      return;
    }
    this.#match = match;
    if (this.#seedField) this.#sow(String(match.seed));
    const players = String(match.players);
    if (this.dataset.players && offered(players)) this.dataset.players = players;
    this.#shown = false;
    if (this.#otherDeal && !this.#live) this.#putBack();
    this.#seat = seat ?? this.#seat;
    this.#choose(level);
    if (typeof match.variant === "string") this.#turnTo(match.variant);
    if (match.moves?.length) this.#relabel(WORDS.resume);
    this.#screen.say(LINKED[this.#called]);
  }

  #offerKept() {
    const found = keep.stored(this.#key);
    const { seed } = keep.presets();
    if (!found || (seed && found.match.seed !== seed)) return;
    this.#match = found.match;
    this.#shown = found.of === keep.fingerprint(this.#screen.rest.html);
    if (this.#shown) this.#screen.put(found);
    else this.#screen.say(SAVED[this.#called] ?? "");
    this.#relabel(WORDS.resume);
  }

  /** Keep a whole game, so that a reload finds it. @param {Reply} reply */
  #keep({ match, next, frames }) {
    const last = frames.at(-1);
    if (!this.#whole || !last) return;
    // A match from a link displaces one's own only when it is played on.
    const link = keep.linked()?.match;
    if (link && match.moves.length <= (link.moves?.length ?? 0)) return;
    keep.unlink();
    const worth = next !== "over" && match.moves.length > 0;
    const of = keep.fingerprint(this.#screen.rest.html);
    const { html, status } = last;
    keep.store(this.#key, worth ? { match, html, status, receipt: last.receipt ?? "", of } : null);
  }

  /** Begin anew: nothing of what goes on counts any more. */
  #forget() {
    this.#run += 1;
    this.#runs = false;
    this.#showRun();
    this.#watch.stop();
    this.#match = null;
    this.#next = "human";
    this.#shown = !this.#live && this.#atHome;
    this.#relabel("");
  }

  /** Show the table that the page brought; cards of another deal than the wanted one lie face down. */
  #putBack() {
    this.#state = "static";
    this.#screen.put(this.#screen.rest);
    if (!this.#otherDeal) return;
    this.#screen.cover();
    this.#screen.say(WORDS.covered);
  }

  // Parts and settings

  /** @param {string} level one that there isn't is passed over */
  #choose(level) {
    const select = /** @type {HTMLSelectElement | null} */ (this.#button("level"));
    if (select && [...select.options].some((option) => option.value === level)) select.value = level;
  }

  /**
   * Take a variant; where the page has a choice of variants, for all of it.
   * @param {string} variant
   */
  #turnTo(variant) {
    this.dataset.variant = variant;
    const choice = `[data-variants] input[value="${CSS.escape(variant)}"]:not(:checked)`;
    const radio = /** @type {HTMLInputElement | null} */ (document.querySelector(choice));
    if (!this.#whole || !radio) return;
    radio.checked = true;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /**
   * Lay the table for a number of players, and say on the page what it is.
   * @param {string} players
   */
  #seatAt(players) {
    const table = players === this.#home.players ? this.#home : tableFor(players);
    this.#drawn = table !== null;
    if (this.#whole) showPlayers(players);
    if (!table) return;
    this.#seat = table.seat;
    this.#screen.rest.html = table.html;
    if (!this.#live) this.#putBack();
  }

  /** @param {string} label "" for the one that the page brought */
  #relabel(label) {
    const start = this.#button("start");
    if (start) start.textContent = label || this.#home.start;
  }

  /** Offer the next deal where one waits; what would do nothing now looks so. */
  #showNext() {
    const next = this.#button("next");
    if (next) next.hidden = this.#next !== "deal";
    for (const what of ["hint", "step", "run"]) {
      this.#button(what)?.setAttribute("aria-disabled", String(!this.#timely(what)));
    }
  }

  /** @param {string} what @returns {HTMLElement | null} */
  #button(what) {
    return this.querySelector(`[data-do="${what}"]`);
  }

  get #screen() {
    return /** @type {Screen} */ (this.#made);
  }

  /** @returns {State} */
  get #state() {
    return /** @type {State} */ (this.dataset.state ?? "static");
  }

  set #state(state) {
    this.dataset.state = state;
  }

  /** Whether the engine has the match; in `static` and `error` any click starts it. */
  get #live() {
    return this.#state !== "static" && this.#state !== "error";
  }

  get #whole() {
    return !this.dataset.example;
  }

  /** Whether the page's address is for this demo: an exercise beside it has none. */
  get #linkable() {
    return this.#whole && this.#button("share") !== null;
  }

  get #variant() {
    return this.dataset.variant ?? "";
  }

  /** Whether the table at rest is of the variant, the number of players and the seed that are wanted. */
  get #atHome() {
    return this.#drawn && this.#variant === this.#home.variant && this.dataset.seed === this.#home.seed;
  }

  /** Whether the reader sees the number of a deal that isn't the one at rest. */
  get #otherDeal() {
    return this.#seedField !== null && this.dataset.seed !== this.#home.seed;
  }

  /** What the page calls the demo in its sentences. */
  get #called() {
    return this.dataset.called ?? "hra";
  }

  get #level() {
    return /** @type {HTMLSelectElement | null} */ (this.#button("level"))?.value ?? "";
  }

  /** How long a frame is seen, in milliseconds. */
  get #pace() {
    const chosen = this.#paceField;
    if (chosen) return Number(chosen.value);
    return this.#level === QUICK_LEVEL ? QUICK_PACE_MS : PACE_MS;
  }

  /** @returns {HTMLSelectElement | null} */
  get #paceField() {
    return this.querySelector('[data-set="pace"]');
  }

  get #key() {
    const { game = "", players = "" } = this.dataset;
    return keep.keyOf(client.root, [game, this.#variant, players]);
  }
}
