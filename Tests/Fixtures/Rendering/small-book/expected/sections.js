window.waymarkSections = [
["index.html","Trails \u0026 screens","","","A short book that proves itself.","background"],
["#topics","Topics","Trails \u0026 screens","","","background"],
["#navigation","Navigation","Trails \u0026 screens","","Where you are is a value. Trees","background"],
["#thanks","Thanks","Trails \u0026 screens","","To whoever reads.","background"],
["articles/Trees.html","Trees of optionals","","","A value that may be missing."],
["#first-steps","First steps","Trees of optionals","planner Planner print stops expect count","Then read it: [\"Lake\"] Two Planners are equal. Quoted. Not."],
["#what-fails","What fails","Trees of optionals","Planner note error orphan swift run waymark test","value of type 'Planner' has no member 'note' packed walked hut · height. Lake · 1 200 plain \u003ctext\u003e paths, Paths, Swift, send(_:)a hut"],
["articles/Stacks.html","Stacks of values","","",""],
["#paths","Paths","Stacks of values","expect count wrong Int typo trap reportIssue Unexpected issue print idle while true endless UIApplication main phone","Expectation failed: ([1].count → 1) == 2 cannot convert value of type 'String' to specified type 'Int' Fatal error: Index out of range Unexpected weather"]
];
