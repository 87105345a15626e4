// @ts-check
// What travels between page, worker and engine. Types only.

/**
 * A match: save file, share link and all that a request needs to know.
 * @typedef {object} Match
 * @property {1} format
 * @property {string} game
 * @property {string} rules
 * @property {string} variant
 * @property {number} players
 * @property {string} seed
 * @property {string} [example] `clause/example`
 * @property {string[]} moves
 * @property {number} undone
 * @property {number[]} [missed] plies at which something else was tried first
 */

/**
 * @typedef {object} Clause
 * @property {string} id
 * @property {number} no
 * @property {string} href
 * @property {string} text
 * @property {string} title what it says, in short
 */

/**
 * The table at one moment.
 * @typedef {object} Frame
 * @property {string} html
 * @property {string} status
 * @property {Clause | null} clause
 * @property {string | null} receipt
 * @property {boolean} result
 */

/**
 * @typedef {object} Request
 * @property {string} demo
 * @property {string} base
 * @property {"open" | "move" | "ai" | "step" | "hint" | "next" | "undo"} do
 * @property {Match | null} match
 * @property {string} game
 * @property {string} variant
 * @property {number} players 0 for the game's default
 * @property {string} seed
 * @property {string} example
 * @property {number} seat
 * @property {string} level
 * @property {string} [move]
 * @property {boolean} held the page shows a settlement, the next deal hasn't been asked for
 * @property {number} [slice_ms]
 */

/**
 * @typedef {object} Reply
 * @property {string} demo
 * @property {number} ply
 * @property {Match} match
 * @property {Frame[]} frames
 * @property {"human" | "ai" | "deal" | "over"} next
 * @property {boolean} [thinking] nothing found yet: ask again
 * @property {string} [status] who thinks, while nothing is found
 * @property {{text: string, clause: Clause | null}} [refused]
 * @property {{move: string, text: string, clause: Clause | null}} [hint]
 * @property {string} [notice]
 * @property {string} [caption] HTML, where what it speaks of can be changed
 * @property {string} [tally] how many decisions of an exercise were right at the first try
 * @property {{code: string, text: string}} [error]
 */

/**
 * `assets/runtime.json`.
 * @typedef {object} Runtime
 * @property {string} python folder of the files below, from the site's root
 * @property {string} wasm
 * @property {string} stdlib
 * @property {string} engine
 * @property {{wasm: string, stdlib: string, engine: string}} plain the same without anything clever
 * @property {object} lock
 * @property {Record<string, number>} bytes how long wasm, stdlib and engine are
 * @property {Record<string, string>} games addresses of records, from the site's root
 */

/**
 * Why the engine can't answer.
 * `no-wasm`: this browser can't; `offline`: the network gives no answer; `slow`: it takes too long;
 * `broken`: a file is missing or it doesn't start; `died`: it ended while it worked.
 * @typedef {"no-wasm" | "offline" | "slow" | "broken" | "died"} Reason
 */

/**
 * A stage of the start. `done` and `of` are bytes while `what` is `download`.
 * @typedef {object} Stage
 * @property {"download" | "python" | "engine" | "slow"} what
 * @property {number} [done]
 * @property {number} [of]
 */

/**
 * From the page to the worker.
 * @typedef {{kind: "start", folder: string, runtime: Runtime, plain: boolean, record: string}
 *   | {kind: "ask", id: number, record: string, request: string}} Order
 */

/**
 * From the worker to the page.
 * @typedef {{kind: "stage", stage: Stage}
 *   | {kind: "ready"}
 *   | {kind: "failed", reason: Reason, detail: string}
 *   | {kind: "reply", id: number, reply: string}
 *   | {kind: "lost", id: number, reason: Reason, detail: string}} News
 */

export {};
