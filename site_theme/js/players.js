// @ts-check
// Choosing a number of players: the whole game of the page takes it, the demos of clauses keep
// their own.

import { whenRestored } from "./restored.js";

/** @param {HTMLFormElement} form */
export function wirePlayers(form) {
  const whole = /** @type {HTMLElement | null | undefined} */ (form.parentElement?.querySelector("rule-demo"));

  const apply = () => {
    const radio = /** @type {HTMLInputElement | null} */ (form.querySelector("input:checked"));
    if (whole && radio && whole.dataset.players !== radio.value) whole.dataset.players = radio.value;
  };

  form.addEventListener("change", apply);
  whenRestored(apply);
}

/** Say whether the page lets the reader choose a number of players. @param {string} players */
export function offered(players) {
  return radioOf(players) !== null;
}

/** Show what the whole game is set to. @param {string} players */
export function showPlayers(players) {
  const radio = radioOf(players);
  if (radio) radio.checked = true;
}

/** @param {string} players @returns {HTMLInputElement | null} */
function radioOf(players) {
  return document.querySelector(`[data-counts] input[value="${CSS.escape(players)}"]`);
}

/**
 * Return the table of the page for a number of players, before the first move.
 * @param {string} players
 * @returns {{html: string, seat: number} | null} null where the page has none
 */
export function tableFor(players) {
  const found = /** @type {HTMLTemplateElement | null} */ (
    document.querySelector(`template[data-players="${CSS.escape(players)}"]`)
  );
  return found && { html: found.innerHTML, seat: Number(found.dataset.seat) };
}
