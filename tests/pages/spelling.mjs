// Asks Hunspell about words: reads {words, own: [[word, model]], guesses} as JSON from standard input,
// writes {word: suggestions} of those that it doesn't know.
//
// A word of ours is known in all its forms when a model is given that the dictionary has.
// Guessing is slow, so that only the first words get suggestions.

import { readFileSync } from "node:fs";
import czech from "dictionary-cs";
import { loadModule } from "hunspell-asm";

const { words, own, guesses } = JSON.parse(readFileSync(0, "utf8"));
const factory = await loadModule();
const hunspell = factory.create(
  factory.mountBuffer(czech.aff, "cs.aff"),
  factory.mountBuffer(czech.dic, "cs.dic"),
);
for (const [word, model] of own) {
  if (model) hunspell.addWordWithAffix(word, model);
  else hunspell.addWord(word);
}

const unknown = words.filter((/** @type {string} */ word) => !hunspell.spell(word));
process.stdout.write(JSON.stringify(Object.fromEntries(
  unknown.map((/** @type {string} */ word, /** @type {number} */ at) => [word, at < guesses ? hunspell.suggest(word) : []]),
)));
