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
    /** @param {string} query */
    search: (query) => {
      const all = mini.search(query, options);
      return all.length ? all : mini.search(query, { ...options, combineWith: "OR" });
    },
    /** @param {string} query */
    words: (query) => query.toLowerCase().split(/\s+/).filter((word) => word.length > 1),
  };
}
