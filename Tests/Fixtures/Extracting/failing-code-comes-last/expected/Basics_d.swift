import Testing
import Library

func f(_ x: Int) {
  switch x {
  case 1: break
  case 2: "a" // error
  }
}

@MainActor func __waymarkStatements() async throws {
print(1)
}
