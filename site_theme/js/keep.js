// @ts-check
// Where a match lives outside the engine: in the browser's storage, in a link, in the address.

/** @typedef {import("./messages.js").Match} Match */

/**
 * A match as it is kept, with the table as it was last seen.
 * @typedef {object} Kept
 * @property {Match} match
 * @property {string} html
 * @property {string} status
 * @property {string} receipt
 * @property {string} of fingerprint of the table that the page brought: another one makes `html` old
 */

/**
 * What a link carries beside the match.
 * @typedef {object} Linked
 * @property {Match | null} match null when it can't be read
 * @property {string} level
 * @property {number | null} seat
 */

const FRAGMENT = "partie";
const LEVEL = "hry.uroven";
const DIM = "hry.dim"; // `early.js` sets it on <html> before the first paint
const OFF = "off";

// Storage may be forbidden or full: a match is then not kept, nothing else changes.

/** @param {string} key @returns {Kept | null} */
export function stored(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null");
    return sound(found?.match) && Array.isArray(found.match.moves) ? found : null;
  } catch {
    return null;
  }
}

/** @param {string} key @param {Kept | null} what null forgets it */
export function store(key, what) {
  try {
    if (what) localStorage.setItem(key, JSON.stringify(what));
    else localStorage.removeItem(key);
  } catch {}
}

/** Return the level last chosen, "" for none. */
export function storedLevel() {
  try {
    return localStorage.getItem(LEVEL) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} level */
export function storeLevel(level) {
  try {
    localStorage.setItem(LEVEL, level);
  } catch {}
}

/** Whether cards that may not be played are dimmed. */
export function dims() {
  return document.documentElement.dataset.dim !== OFF;
}

/** @param {boolean} on */
export function storeDims(on) {
  const root = document.documentElement;
  if (on) delete root.dataset.dim;
  else root.dataset.dim = OFF;
  try {
    if (on) localStorage.removeItem(DIM);
    else localStorage.setItem(DIM, OFF);
  } catch {}
}

/**
 * Several sites may share one origin's storage, so the key has the site's path.
 * @param {string} root
 * @param {string[]} parts
 */
export function keyOf(root, parts) {
  return ["hry.partie", new URL(root).pathname, ...parts].join(" ");
}

/** Return a short text that another text hardly shares. @param {string} text */
export function fingerprint(text) {
  let hash = 5381;
  for (let at = 0; at < text.length; at++) hash = ((hash * 33) ^ text.charCodeAt(at)) >>> 0;
  return `${text.length}.${hash.toString(36)}`;
}

/**
 * Return a seed that nobody could guess; the digits are easy to read aloud.
 * @param {number} [digits] at most
 */
export function randomSeed(digits = 12) {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return String((a % 1_000_000) * 1_000_000 + (b % 1_000_000)).slice(-digits);
}

/** @param {Match} match @param {string} level @param {number} seat */
export function linkTo(match, level, seat) {
  const bytes = new TextEncoder().encode(JSON.stringify(match));
  const text = btoa(String.fromCharCode(...bytes));
  const safe = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const url = new URL(location.href);
  url.search = "";
  url.hash = new URLSearchParams({ [FRAGMENT]: safe, uroven: level, misto: String(seat) }).toString();
  return url.href;
}

/** Return what the page's fragment carries, null when it is no match. @returns {Linked | null} */
export function linked() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const text = fragment.get(FRAGMENT);
  if (text === null) return null;
  const seat = Number.parseInt(fragment.get("misto") ?? "", 10);
  return {
    match: read(text),
    level: fragment.get("uroven") ?? "",
    seat: Number.isInteger(seat) ? seat : null,
  };
}

/** Take the match out of the address: the next one is not that match any more. */
export function unlink() {
  if (linked()) history.replaceState(history.state, "", location.pathname + location.search);
}

/** @param {string} text @returns {Match | null} */
function read(text) {
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (one) => one.charCodeAt(0));
    const match = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return sound(match) ? match : null;
  } catch {
    return null;
  }
}

/**
 * Whether something is flat like a match: what is nested deeply would bring the engine down.
 * @param {unknown} match
 */
function sound(match) {
  if (!match || typeof match !== "object" || Array.isArray(match)) return false;
  const items = Object.values(match).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return items.every((item) => item === null || typeof item !== "object");
}

/** Presets of the whole game in the address. */
export function presets() {
  const query = new URLSearchParams(location.search);
  return {
    level: query.get("uroven") ?? "",
    variant: query.get("varianta"),
    players: /^\d{1,2}$/.test(query.get("hracu") ?? "") ? query.get("hracu") : null,
    seed: query.get("semeno"),
  };
}
