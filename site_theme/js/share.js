// @ts-check
// Offers a link: in a field that can always be copied by hand, and in the clipboard where it may be.

import { WORDS } from "./words.js";

const SHOWN_MS = 3_000;

/**
 * @param {HTMLElement} button
 * @param {string} link
 * @param {string} id of the field
 * @returns {Promise<boolean>} whether the clipboard has it
 */
export async function share(button, link, id) {
  const field = fieldOf(button, id);
  field.value = link;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    field.focus();
    field.select();
    return false;
  }
  button.dataset.label ??= button.textContent ?? "";
  button.textContent = WORDS.copied;
  setTimeout(() => (button.textContent = button.dataset.label ?? ""), SHOWN_MS);
  return true;
}

/** @param {HTMLElement} button @param {string} id @returns {HTMLInputElement} */
function fieldOf(button, id) {
  const found = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
  if (found) return found;
  const label = document.createElement("label");
  label.className = "demo-link";
  label.textContent = `${WORDS.link} `;
  const field = document.createElement("input");
  field.id = id;
  field.readOnly = true;
  field.addEventListener("focus", () => field.select());
  label.append(field);
  button.parentElement?.append(label);
  return field;
}
