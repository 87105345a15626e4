// @ts-check
// The page's side of the worker: starts it, asks it, ends it when it hangs, starts it again.

/** @typedef {import("./messages.js").News} News */
/** @typedef {import("./messages.js").Order} Order */
/** @typedef {import("./messages.js").Reason} Reason */
/** @typedef {import("./messages.js").Reply} Reply */
/** @typedef {import("./messages.js").Request} Request */
/** @typedef {import("./messages.js").Runtime} Runtime */
/** @typedef {import("./messages.js").Stage} Stage */

const SLOW_MS = 15_000; // after that a start tells the reader what can be done
const STUCK_MS = 60_000; // without any news; a slow line has news all the time
const SILENT_MS = 30_000; // for a request; the engine answers in slices of a second at most

/** The engine can't answer; the match is the asker's and is not lost. */
export class EngineError extends Error {
  /** @param {Reason} reason @param {string} [detail] */
  constructor(reason, detail = "") {
    super(detail || reason);
    this.reason = reason;
  }
}

/** @typedef {{game: string, file: string}} Wanted the game, and its record's own address or "" */
/** @typedef {{resolve: (reply: Reply) => void, reject: (error: EngineError) => void}} Waiting */

export class Client {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<Runtime> | null} */
  #ready = null;
  /** @type {(error: EngineError) => void} ends a start */
  #giveUp = () => {};
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {Set<(stage: Stage) => void>} */
  #watchers = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  #asked = 0;

  /** @param {string} root address of the site's root */
  constructor(root) {
    this.root = root;
  }

  /**
   * Start the engine unless it runs, and ask it.
   *
   * @param {Request} request
   * @param {string} [file] address of the record; games have theirs in the list of all
   * @returns {Promise<Reply>}
   * @throws {EngineError}
   */
  async ask(request, file = "") {
    const wanted = { game: request.game, file };
    const runtime = await this.#started(wanted);
    const record = this.#record(runtime, wanted);
    if (!record) throw new EngineError("broken", `no record of ${request.game}`);
    return new Promise((resolve, reject) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ kind: "ask", id, record, request: JSON.stringify(request) });
      this.#watch(SILENT_MS, "died");
    });
  }

  /**
   * Hear of the stages of a start.
   * @param {(stage: Stage) => void} watcher
   * @returns {() => void} stop hearing
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** End the worker: the last resort, everybody who waits is told. @param {EngineError} error */
  stop(error) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = null;
    clearTimeout(this.#watchdog);
    this.#giveUp(error);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(error);
  }

  /** @param {Wanted} wanted */
  #started(wanted) {
    this.#ready ??= this.#start(wanted);
    return this.#ready;
  }

  /** @param {Wanted} wanted @returns {Promise<Runtime>} */
  async #start(wanted) {
    const slow = setTimeout(() => this.#stage({ what: "slow" }), SLOW_MS);
    const stopped = new Promise((_, reject) => (this.#giveUp = reject));
    stopped.catch(() => {}); // it is raced, or comes too late for anybody
    try {
      if (typeof WebAssembly !== "object") throw new EngineError("no-wasm");
      this.#watch(STUCK_MS, "slow");
      const runtime = this.#runtime();
      await Promise.race([stopped, this.#boot(runtime, wanted, false)]).catch((error) => {
        if (!(error instanceof EngineError) || error.reason !== "broken") throw error;
        console.info(`The fast start failed, trying the plain one: ${error.message}`);
        this.#worker?.terminate();
        return Promise.race([stopped, this.#boot(runtime, wanted, true)]);
      });
      return await runtime;
    } catch (error) {
      const known = error instanceof EngineError ? error : new EngineError("broken", String(error));
      this.stop(known); // the next request tries again
      throw known;
    } finally {
      clearTimeout(slow);
    }
  }

  /** @returns {Promise<Runtime>} */
  async #runtime() {
    const response = await fetch(`${this.root}assets/runtime.json`).catch((error) => {
      throw new EngineError("offline", String(error));
    });
    if (!response.ok) throw new EngineError("broken", `runtime.json: ${response.status}`);
    return response.json();
  }

  /**
   * The worker comes up while it is still being found out what it is to load.
   *
   * @param {Promise<Runtime>} coming
   * @param {Wanted} wanted
   * @param {boolean} plain
   * @returns {Promise<void>}
   */
  #boot(coming, wanted, plain) {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
      this.#worker = worker;
      let ready = false;
      worker.addEventListener("message", ({ data }) => {
        if (worker !== this.#worker) return;
        const news = /** @type {News} */ (data);
        if (news.kind === "failed") reject(new EngineError(news.reason, news.detail));
        else if (news.kind === "ready") resolve();
        else this.#hear(news);
        ready ||= news.kind === "ready";
        this.#watch(ready ? SILENT_MS : STUCK_MS, ready ? "died" : "slow");
      });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        if (worker !== this.#worker) return;
        // During a start it is one that failed: the plain way may still work.
        if (ready) this.stop(new EngineError("died", event.message));
        else reject(new EngineError("broken", event.message));
      });
      coming.then((runtime) => {
        const record = this.#record(runtime, wanted);
        this.#tell({ kind: "start", folder: this.root + runtime.python, runtime, plain, record });
      }, reject);
    });
  }

  /** @param {News} news */
  #hear(news) {
    if (news.kind === "stage") this.#stage(news.stage);
    if (news.kind !== "reply" && news.kind !== "lost") return;
    const one = this.#waiting.get(news.id);
    this.#waiting.delete(news.id);
    if (news.kind === "reply") one?.resolve(JSON.parse(news.reply));
    // What Python itself has thrown out of `handle` leaves it in no good state.
    else if (news.reason === "died") this.#failAll(one, new EngineError("died", news.detail));
    else one?.reject(new EngineError(news.reason, news.detail));
  }

  /** @param {Waiting | undefined} one @param {EngineError} error */
  #failAll(one, error) {
    this.stop(error);
    one?.reject(error);
  }

  /**
   * End a worker that is silent for too long while something is wanted of it.
   * @param {number} ms
   * @param {"slow" | "died"} reason what it then means
   */
  #watch(ms, reason) {
    clearTimeout(this.#watchdog);
    if (reason === "died" && this.#waiting.size === 0) return;
    this.#watchdog = setTimeout(() => this.stop(new EngineError(reason, `silent for ${ms} ms`)), ms);
  }

  /** @param {Stage} stage */
  #stage(stage) {
    for (const watcher of this.#watchers) watcher(stage);
  }

  /** @param {Order} order */
  #tell(order) {
    this.#worker?.postMessage(order);
  }

  /**
   * Return the address of a record, "" where there is none.
   * @param {Runtime} runtime
   * @param {Wanted} wanted
   */
  #record(runtime, { game, file }) {
    const address = file || runtime.games[game];
    return address ? this.root + address : "";
  }
}

const base = document.documentElement.dataset.base ?? "./";

/** One worker for all demos of the page. */
export const client = new Client(new URL(base, document.baseURI).href);
