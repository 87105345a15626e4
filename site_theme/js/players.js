// @ts-check
// Choosing a number of players: the whole game of the page takes it, the demos of clauses keep
// their own.

/** @param {HTMLFormElement} form */
export function wirePlayers(form) {
  const whole = /** @type {HTMLElement | null | undefined} */ (form.parentElement?.querySelector("rule-demo"));

  form.addEventListener("change", (event) => {
    const radio = /** @type {HTMLInputElement} */ (event.target);
    if (whole && whole.dataset.players !== radio.value) whole.dataset.players = radio.value;
  });
}

/** Show what the whole game is set to. @param {string} players */
export function showPlayers(players) {
  const radio = document.querySelector(`[data-counts] input[value="${CSS.escape(players)}"]`);
  if (radio) /** @type {HTMLInputElement} */ (radio).checked = true;
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
