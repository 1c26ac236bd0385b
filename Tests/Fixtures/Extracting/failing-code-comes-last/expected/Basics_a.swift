import Testing
import Library
import Foundation

struct Before {}
struct After {}

@MainActor func __waymarkStatements() async throws {
let before = Before()
#expect(x == 1)
let x: Int = ""  // error
// error messages are prose, and so is // error
print("// error")
}
struct Wrong { let y: Int = "" /* a */ } // error: here, too
import Nothing
