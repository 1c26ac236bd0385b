import Testing
import WaymarkHarness
import Library

func load() async -> Int {
  await Task.yield(); let _: () = {}()
  return await Task { 1 }.value
}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let numbers = AsyncStream { $0.yield(1) }
await Task.yield()
Task {
  for await number in numbers {
    await Task.yield(); let _: () = {}(); print(number)
    if number > 1 { await Task.yield() }; let _: () = {}() // a comment
    let next = { await Task.yield() }
    await next();
  }; let _: () = {}()
  #if DEBUG
    await Task.yield()
  #endif
  let count = await load()
}
#expect(await __waymarkValue(0, 0, load()) == 1, sourceLocation: __waymarkCheck(0, 26, 1))
}
