// @ts-check
// The engine's own thread: one for all demos of a page.
// It keeps nothing that a request doesn't bring along, so it may be ended at any time.

/** @typedef {import("./messages.js").Order} Order */
/** @typedef {import("./messages.js").News} News */
/** @typedef {import("./messages.js").Stage} Stage */
/** @typedef {"wasm" | "stdlib" | "engine"} Part */

const WASM = "pyodide.asm.wasm"; // the name that Pyodide asks for, whatever is sent
const GZIP = [0x1f, 0x8b];
const TELL_EVERY_MS = 100;

/** @param {News} news */
const tell = (news) => postMessage(news);
/** @param {Stage} stage */
const at = (stage) => tell({ kind: "stage", stage });

/** The network gave no answer; an answer that is no use is any other error. */
class Offline extends Error {}

/** @type {((request: string) => string) | null} */
let handle = null;
/** @type {Map<string, Promise<string>>} */
const records = new Map();

addEventListener("message", ({ data }) => {
  const order = /** @type {Order} */ (data);
  if (order.kind === "start") void start(order);
  else void answer(order);
});

/** @param {Extract<Order, {kind: "start"}>} order */
async function start(order) {
  if (order.record) fetchRecord(order.record).catch(() => {}); // who needs it will be told
  try {
    handle = await boot(order);
    tell({ kind: "ready" });
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Offline ? "offline" : "broken", detail: String(error) });
  }
}

/** @param {Extract<Order, {kind: "ask"}>} order */
async function answer({ id, record, request }) {
  /** @type {"broken" | "died"} */
  let reason = "broken"; // as long as the rules aren't there
  try {
    if (handle === null) throw new Error("not started");
    await load(record);
    reason = "died";
    tell({ kind: "reply", id, reply: handle(request) });
  } catch (error) {
    tell({ kind: "lost", id, reason: error instanceof Offline ? "offline" : reason, detail: String(error) });
  }
}

// Records

/** @type {Set<string>} */
const loaded = new Set();

/** @param {string} address */
async function load(address) {
  if (loaded.has(address)) return;
  const text = await fetchRecord(address);
  if (loaded.has(address)) return; // two demos of one game asked
  handle?.(`{"do":"load","record":${text}}`);
  loaded.add(address);
}

/** @param {string} address */
function fetchRecord(address) {
  let text = records.get(address);
  if (!text) {
    text = found(address).then((response) => response.text());
    text.catch(() => records.delete(address)); // the next request tries again
    records.set(address, text);
  }
  return text;
}

// The start

/**
 * @param {Extract<Order, {kind: "start"}>} order
 * @returns {Promise<(request: string) => string>}
 */
async function boot({ folder, runtime, plain }) {
  const names = plain ? runtime.plain : runtime;
  const count = counter(plain ? {} : runtime.bytes);
  /** @param {Part} part */
  const fetched = (part) => found(folder + names[part]).then((response) => unpacked(response, count));
  const library = `${folder}library.zip`;
  // All at once: the scripts are short, and the longest file is compiled while it comes.
  const wasm = fetched("wasm");
  const stdlib = fetched("stdlib");
  const engine = fetched("engine").then(bytes);
  const scripts = Promise.all([import(`${folder}pyodide.mjs`), import("./python.js")]);
  const asm = import(`${folder}pyodide.asm.mjs`);
  const all = [wasm, stdlib, engine, scripts, asm];
  all.forEach((one) => one.catch(() => {})); // raced below
  // Pyodide waits for ever for a file that doesn't come, and for one that can't be compiled.
  const failure = Promise.race([Promise.all(all).then(() => new Promise(() => {})), compiling()]);
  const put = serve({ [folder + WASM]: wasm, [library]: stdlib });
  try {
    return await Promise.race([
      failure,
      scripts.then(([{ loadPyodide }, { startPython }]) =>
        startPython({
          loadPyodide,
          indexURL: folder,
          stdLibURL: library,
          lock: runtime.lock,
          engine: () => engine,
          onPython: () => at({ what: "engine" }),
        }),
      ),
    ]);
  } finally {
    put.back();
  }
}

/** @param {unknown} error @returns {never} */
function offline(error) {
  throw new Offline(String(error));
}

/** Reject when the binary can't be compiled: Pyodide only prints a warning. */
function compiling() {
  return new Promise((_, reject) => {
    const real = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (...args) => {
      WebAssembly.instantiateStreaming = real;
      const made = real(...args);
      made.catch(reject);
      return made;
    };
  });
}

/**
 * Let `fetch` answer some addresses from what is already on its way.
 * @param {Record<string, Promise<Response>>} answers
 */
function serve(answers) {
  const real = self.fetch;
  self.fetch = (input, init) => answers[String(input)] ?? real(input, init);
  return {
    back() {
      self.fetch = real;
    },
  };
}

/** @param {Response} response */
async function bytes(response) {
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} address @returns {Promise<Response>} */
async function found(address) {
  const response = await fetch(address).catch(offline);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * Unpack what was sent gzipped. A host may have done it already, so the contents decide.
 *
 * @param {Response} response
 * @param {(bytes: number) => void} count
 * @returns {Promise<Response>} a response that Pyodide compiles while it comes
 */
async function unpacked(response, count) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let next = await reader.read();
  const gzipped = GZIP.every((byte, at) => next.value?.[at] === byte);
  const raw = new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      count(next.value.length);
      controller.enqueue(next.value);
      next = await reader.read().catch(offline);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const body = gzipped ? raw.pipeThrough(new DecompressionStream("gzip")) : raw;
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

/**
 * Add up what has come of all files and tell the page, not too often.
 * @param {Record<string, number>} sizes
 */
function counter(sizes) {
  const of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  let told = 0;
  return (/** @type {number} */ bytes) => {
    done += bytes;
    const now = performance.now();
    const all = of > 0 && done >= of;
    if (!all && now - told < TELL_EVERY_MS) return;
    told = now;
    at(all ? { what: "python" } : { what: "download", done, of });
  };
}
