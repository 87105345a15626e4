// @ts-check
// What every page does: the look, the search box, the lists of games and decks, the clause of the day.

import { choose } from "./choose.js";
import { pickDaily } from "./daily.js";
import { drawFans } from "./fans.js";
import { wireFind } from "./find.js";
import { wireLook } from "./look.js";
import { openForPrint, wireFigures } from "./figures.js";
import { wireContents } from "./contents.js";
import { wirePlayers } from "./players.js";
import { wireVariants } from "./variants.js";

wireLook();
for (const form of document.querySelectorAll("[data-find]")) wireFind(/** @type {HTMLFormElement} */ (form));
for (const form of document.querySelectorAll("[data-choose]")) choose(/** @type {HTMLFormElement} */ (form));
for (const box of document.querySelectorAll("[data-variants]")) wireVariants(/** @type {HTMLElement} */ (box));
for (const form of document.querySelectorAll("[data-counts]")) wirePlayers(/** @type {HTMLFormElement} */ (form));
for (const box of document.querySelectorAll("[data-daily]")) pickDaily(box, new Date());
drawFans(document.querySelectorAll("[data-fan]"));
wireFigures();
openForPrint();
wireContents();
