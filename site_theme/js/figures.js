// @ts-check
// Numbered examples are <details> of one name; here only what the element lacks.

export function wireFigures() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const figure = target.closest?.(".figures.several > details > summary")?.parentElement;
    // One example is always shown: a second click on its number leaves it open.
    if (figure?.hasAttribute("open")) event.preventDefault();
  });
}

/** Print every example, then close again those that were closed. */
export function openForPrint() {
  /** @type {[HTMLDetailsElement, string, boolean][]} */
  let before = [];
  addEventListener("beforeprint", () => {
    const all = /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".figures details"));
    before = [...all].map((details) => [details, details.name, details.open]);
    for (const details of all) {
      details.name = "";
      details.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const [details, name, open] of before) {
      details.open = open;
      details.name = name;
    }
  });
}
