// @ts-check
// What the page itself says; everything about a game comes from the engine.

export const WORDS = {
  /** @param {string} what */
  loading: (what) => `Načítá se ${what}…`,
  hinting: "Hledá se dobrý tah…",
  python: "Spouští se Python…",
  engine: "Připravují se pravidla…",
  slow: "Trvá to déle než obvykle. Můžete počkat, nebo stránku obnovit.",
  resume: "Pokračovat",
  pause: "Pozastavit",
  again: "Zkusit znovu",
  covered: "Karty zatím leží rubem nahoru.",
  broken: "Odkaz na partii je poškozený a otevřít nejde. Hrát se dá od začátku.",
  link: "Odkaz na partii",
  copied: "Odkaz je zkopírovaný",
  copyByHand: "Zkopírujte odkaz z políčka.",
};

/** What is found, by what a demo is called. @type {Record<string, string>} */
export const SAVED = {
  hra: "Je tu vaše rozehraná partie.",
  cvičení: "Je tu vaše rozdělané cvičení.",
};

/** @type {Record<string, string>} */
export const LINKED = {
  hra: "V\u00a0odkazu je uložená partie.",
  ukázka: "V\u00a0odkazu je uložená ukázka.",
  rozdání: "V\u00a0odkazu je uložené rozdání.",
};

/** @type {Record<import("./messages.js").Reason, string>} */
export const FAILURES = {
  "no-wasm":
    "Hru tu nejde spustit: tento prohlížeč nemá zapnutý WebAssembly. Pravidla se dají číst dál, hrát se dá v jiném prohlížeči.",
  offline: "Hru se nepodařilo načíst, síť neodpovídá. Zkontrolujte připojení a zkuste to znovu.",
  slow: "Načítání hry se zastavilo. Zkontrolujte připojení a zkuste to znovu.",
  broken: "Hru se nepodařilo načíst. Zkuste stránku obnovit.",
  died: "Hra se zastavila, partie je ale uložená. Zkuste to znovu.",
};

/** @param {number} n how many decks the filters left */
export function foundDecks(n) {
  if (n === 0) return "Takový balíček tu není.";
  if (n === 1) return "Nalezen 1\u00a0balíček";
  return n < 5 ? `Nalezeny ${n}\u00a0balíčky` : `Nalezeno ${n}\u00a0balíčků`;
}

const MEGABYTE = 1_000_000;

/**
 * @param {number} done bytes
 * @param {number} of bytes, 0 where it isn't known
 */
export function downloaded(done, of) {
  const all = of ? ` (celkem ${megabytes(of)}\u00a0MB)` : "";
  return `Staženo: ${megabytes(done)}\u00a0MB${all}`;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / MEGABYTE).toFixed(1).replace(".", ",");
}
