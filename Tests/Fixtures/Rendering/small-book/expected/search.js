window.waymarkSearch = [
  ["Trails \u0026 screens", "article", "", "index.html"],
  ["Topics", "section", "Trails \u0026 screens", "index.html#topics"],
  ["Navigation", "section", "Trails \u0026 screens", "index.html#navigation"],
  ["Thanks", "section", "Trails \u0026 screens", "index.html#thanks"],
  ["Trees of optionals", "article", "", "articles/Trees.html"],
  ["First steps", "section", "Trees of optionals", "articles/Trees.html#first-steps"],
  ["What fails", "section", "Trees of optionals", "articles/Trees.html#what-fails"],
  ["planner", "proof", "Trees of optionals", "proofs/Trees/planner.html"],
  ["orphan", "proof", "Trees of optionals", "proofs/Trees/orphan.html"],
  ["Stacks of values", "article", "", "articles/Stacks.html"],
  ["Paths", "section", "Stacks of values", "articles/Stacks.html#paths"],
  ["wrong", "proof", "Stacks of values", "proofs/Stacks/wrong.html"],
  ["typo", "proof", "Stacks of values", "proofs/Stacks/typo.html"],
  ["trap", "proof", "Stacks of values", "proofs/Stacks/trap.html"],
  ["issue", "proof", "Stacks of values", "proofs/Stacks/issue.html"],
  ["idle", "proof", "Stacks of values", "proofs/Stacks/idle.html"],
  ["endless", "proof", "Stacks of values", "proofs/Stacks/endless.html"]
];
