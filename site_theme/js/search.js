// @ts-check
// The index: words lose their diacritics, and every form that occurs in the texts has its stem in the data.

import MiniSearch from "./vendor/minisearch.js";

/** @param {string} word */
const fold = (word) => word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** @param {string} base the page's way to the root */
export async function open(base) {
  const reply = await fetch(`${base}assets/hledani.json`);
  /** @type {{docs: object[], stems: Record<string, string>}} */
  const { docs, stems } = await reply.json();
  /** @param {string} word */
  const processTerm = (word) => {
    const bare = fold(word);
    return stems[bare] ?? bare;
  };
  const mini = new MiniSearch({ fields: ["t", "a", "x"], storeFields: ["u", "t", "k", "x"], processTerm });
  mini.addAll(docs.map((doc, id) => ({ id, ...doc })));
  const options = { boost: { t: 4, a: 3 }, prefix: true, fuzzy: 0.2, combineWith: "AND" };
  return {
    /** A form that no text has („králem“) is shortened until something begins like it. @param {string} query */
    search: (query) => {
      let found = mini.search(query, options);
      for (let cut = 0; !found.length && cut < 4; cut += 1) {
        const shorter = query.replace(/[\p{L}]{4,}/gu, (word) => word.slice(0, Math.max(3, word.length - cut)));
        found = mini.search(shorter, { ...options, combineWith: "OR" });
      }
      return found;
    },
    /** @param {string} query */
    words: (query) => query.toLowerCase().split(/\s+/).filter((word) => word.length > 1),
  };
}
