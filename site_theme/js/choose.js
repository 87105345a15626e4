// @ts-check
// The filters of a list of games: kept in the address (?hracu=2&cas=30), applied to data-* of rows.

/** @type {Record<string, (row: DOMStringMap, wanted: string) => boolean>} */
const tests = {
  hracu: (row, wanted) => (row.hracu ?? "").split(" ").includes(wanted),
  karty: (row, wanted) => (row.karty ?? "").split(" ").includes(wanted),
  cas: (row, wanted) => Number(row.cas) <= Number(wanted),
  narocnost: (row, wanted) => row.narocnost === wanted,
  rodina: (row, wanted) => row.rodina === wanted,
};

/** @param {HTMLFormElement} form */
export function chooseGames(form) {
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".games > li")]);
  const none = /** @type {HTMLElement | null} */ (document.querySelector("[data-none]"));
  const stays = !form.hasAttribute("action");

  const chosen = () => [...new FormData(form)].filter(([, value]) => value !== "");

  const show = () => {
    const wanted = /** @type {[string, string][]} */ (chosen());
    for (const row of rows) row.hidden = !wanted.every(([name, value]) => tests[name]?.(row.dataset, value) ?? true);
    for (const family of document.querySelectorAll("[data-family]")) {
      /** @type {HTMLElement} */ (family).hidden = !family.querySelector(".games > li:not([hidden])");
    }
    if (none) none.hidden = rows.some((row) => !row.hidden);
  };

  const fromAddress = () => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const option = form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      if (option) /** @type {HTMLInputElement} */ (option).checked = true;
    }
    show();
  };

  form.addEventListener("change", () => {
    show();
    if (!stays) return;
    const query = new URLSearchParams(/** @type {[string, string][]} */ (chosen())).toString();
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
  });
  document.querySelector("[data-clear]")?.addEventListener("click", () => {
    form.reset();
    form.dispatchEvent(new Event("change"));
  });
  if (stays) fromAddress();
}
