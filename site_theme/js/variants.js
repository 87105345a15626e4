// @ts-check
// Choosing a variant turns every demo of the page to it and marks the clauses that fall away.

import { whenRestored } from "./restored.js";

/** @param {Element} it @param {string} variant */
function inForce(it, variant) {
  const within = it.getAttribute("data-within");
  const without = it.getAttribute("data-without");
  if (within !== null) return within.split(" ").includes(variant);
  return without === null || !without.split(" ").includes(variant);
}

/** @param {HTMLElement} box */
export function wireVariants(box) {
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (box.querySelectorAll("input[type=radio]"));

  /** @param {string} variant */
  const apply = (variant) => {
    for (const clause of document.querySelectorAll(".clause")) {
      const valid = inForce(clause, variant);
      clause.classList.toggle("out", !valid);
      const note = /** @type {HTMLElement | null} */ (clause.querySelector(".void"));
      if (note) note.hidden = valid;
    }
    for (const demo of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("rule-demo"))) {
      // An example that belongs to one variant only keeps it.
      demo.dataset.home ??= demo.dataset.variant ?? "";
      const holder = demo.closest("[data-within], [data-without]");
      const next = !holder || inForce(holder, variant) ? variant : demo.dataset.home;
      if ((demo.dataset.variant ?? "") !== next) demo.dataset.variant = next;
    }
  };

  const chosen = () => [...radios].find((radio) => radio.checked)?.value ?? "";
  let last = chosen();
  const choose = () => apply((last = chosen()));
  box.addEventListener("change", choose);
  whenRestored(() => {
    if (chosen() !== last) choose();
  });
  const wanted = new URLSearchParams(location.search).get("varianta");
  const radio = [...radios].find((it) => it.value === wanted);
  if (radio && wanted) {
    radio.checked = true;
    choose();
  }
}
