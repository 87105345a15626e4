// @ts-check
// Day, lamp and four colours: kept in the browser, set on <html>.

/** @param {string} name @param {string} value */
function keep(name, value) {
  const root = document.documentElement;
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  try {
    if (value) localStorage.setItem(`hry.${name}`, value);
    else localStorage.removeItem(`hry.${name}`);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function wireLook() {
  const drawer = document.querySelector(".look");
  const form = drawer?.querySelector("form");
  if (!drawer || !form) return;
  const root = document.documentElement;
  for (const input of form.querySelectorAll("input")) {
    const kept = root.dataset[input.name] ?? "";
    input.checked = input.value === kept;
    input.addEventListener("change", () => keep(input.name, input.checked ? input.value : ""));
  }
  drawer.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key !== "Escape") return;
    drawer.removeAttribute("open");
    drawer.querySelector("summary")?.focus();
  });
  document.addEventListener("click", (event) => {
    if (!drawer.contains(/** @type {Node} */ (event.target))) drawer.removeAttribute("open");
  });
}
