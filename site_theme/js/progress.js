// @ts-check
// Says how far the start is, with a bar, in `[data-progress]`.

import { client } from "./client.js";
import { WORDS, downloaded } from "./words.js";

/** @typedef {import("./messages.js").Stage} Stage */

/**
 * Show the stages of a start.
 * @param {HTMLElement} place
 * @returns {() => void} stop showing
 */
export function showProgress(place) {
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", WORDS.loading);
  const text = document.createElement("span");
  text.textContent = WORDS.loading;
  const help = document.createElement("span");
  place.replaceChildren(bar, " ", text, " ", help);
  place.hidden = false;
  const stop = client.watch((stage) => {
    if (stage.what === "slow") {
      help.textContent = WORDS.slow;
      return;
    }
    text.textContent = textOf(stage);
    if (stage.of) {
      bar.max = stage.of;
      bar.value = stage.done ?? 0;
    } else bar.removeAttribute("value");
  });
  return () => {
    stop();
    place.hidden = true;
    place.replaceChildren();
  };
}

/** @param {Stage} stage */
function textOf({ what, done, of }) {
  if (what === "download") return downloaded(done ?? 0, of ?? 0);
  return what === "python" ? WORDS.python : WORDS.engine;
}
