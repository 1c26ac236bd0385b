import Observation
import Testing

@Suite struct S {
  @Test(arguments: 5) func f(_ number: Int) {}
  @Test func h(x: Nothing) {}
}
@Observable class C { var x: NotThere = 0 }
#warning("Example.swift:1:2: error: cannot convert")
let text = """
Example.swift:3:1: error: fake
""".nothing
func called(here: Int) {}
let a: Void = called(there: 1)
let b: Void = called()
