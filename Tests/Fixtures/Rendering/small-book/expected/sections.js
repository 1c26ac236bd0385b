window.waymarkSections = [
["index.html","Trails \u0026 screens","","","A short book that proves itself."],
["index.html#topics","Topics","Trails \u0026 screens","",""],
["index.html#navigation","Navigation","Trails \u0026 screens","","Where you are is a value. Trees"],
["index.html#thanks","Thanks","Trails \u0026 screens","","To whoever reads."],
["articles/Trees.html","Trees of optionals","","","A value that may be missing."],
["articles/Trees.html#first-steps","First steps","Trees of optionals","planner Planner print stops expect count","Then read it: Two Planners are equal. Quoted. Not."],
["articles/Trees.html#what-fails","What fails","Trees of optionals","Planner note error orphan","packed walked hut height Lake 1 200 paths, Paths, Swift, Store/send(_:)a hut"],
["articles/Stacks.html","Stacks of values","","",""],
["articles/Stacks.html#paths","Paths","Stacks of values","expect count wrong Int typo trap reportIssue Unexpected issue print idle while true endless UIApplication main phone",""]
];
