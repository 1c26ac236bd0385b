import Testing
import Library

struct B {}

@MainActor func __waymarkStatements() async throws {
print(1)
print([1, 2
}
