// @ts-check
// The filters of a list: kept in the address (?hracu=2&cas=30), applied to data-* of rows.
// A row stays while it or a row within it fits; a group, while any row in it does.

import { foundDecks } from "./words.js";

/** @typedef {[string, string][]} Wanted names and values of the chosen options */

/** @param {HTMLElement} row @param {Wanted} wanted */
const fits = (row, wanted) =>
  wanted.every(([name, value]) => {
    const has = row.dataset[name] ?? "";
    return name === "cas" ? Number(has) <= Number(value) : has.split(" ").includes(value);
  });

/** A live region is told only what is new. @param {HTMLElement} region @param {string | null | undefined} text */
const say = (region, text) => {
  if (region.textContent !== text) region.textContent = text ?? "";
};

/** @param {string} selector */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

/** @param {HTMLFormElement} form */
export function choose(form) {
  const rows = all("[data-row]");
  const stays = !form.hasAttribute("action");
  const whole = new Map(all("[data-found]").map((count) => [count, count.textContent]));

  /** @returns {Wanted} */
  const chosen = () => {
    const values = /** @type {Wanted} */ ([...new FormData(form)]);
    return values.filter(([, value]) => value !== "");
  };

  const show = () => {
    const wanted = chosen();
    for (const row of rows) row.toggleAttribute("data-out", !fits(row, wanted));
    for (const row of rows) row.hidden = row.matches("[data-out]") && !row.querySelector("[data-row]:not([data-out])");
    for (const group of all("[data-group]")) group.hidden = !group.querySelector("[data-row]:not([hidden])");
    const left = rows.filter((row) => !row.matches("[data-out]")).length;
    for (const none of all("[data-none]")) none.hidden = left > 0;
    for (const count of all("[data-found]")) say(count, wanted.length ? foundDecks(left) : whole.get(count));
    for (const button of all("[data-clear]")) button.hidden = wanted.length === 0;
    markEmpty(wanted);
  };

  /** Tell the options that would find nothing beside what the other filters ask. @param {Wanted} wanted */
  const markEmpty = (wanted) => {
    for (const option of form.querySelectorAll("input")) {
      const { name, value } = option;
      const asked = wanted.filter(([other]) => other !== name);
      if (value) asked.push([name, value]);
      option.parentElement?.classList.toggle("vain", !rows.some((row) => fits(row, asked)));
    }
  };

  const fromAddress = () => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const option = form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
      if (option) /** @type {HTMLInputElement} */ (option).checked = true;
    }
    if (chosen().length) form.closest("details")?.setAttribute("open", "");
    show();
  };

  form.addEventListener("change", () => {
    show();
    if (!stays) return;
    const query = new URLSearchParams(chosen()).toString();
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
  });
  for (const button of all("[data-clear]")) {
    button.addEventListener("click", () => {
      form.reset();
      form.dispatchEvent(new Event("change"));
      const folded = form.closest("details:not([open])");
      /** @type {HTMLElement | null} */ (folded?.querySelector("summary") ?? form.querySelector(":checked"))?.focus();
    });
  }
  if (stays) fromAddress();
}
