// @ts-check
// Brings the demos of the page to life; until one is clicked they stay the HTML that they are.

import { RuleDemo } from "./rule-demo.js";

customElements.define("rule-demo", RuleDemo);
