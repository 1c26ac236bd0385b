import Foundation
import Testing

@Suite struct AuditTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `every block of a foreign document gets a class`() async throws {
    try project.write("Foreign/Guide.md", guide)

    let run = try await project.waymark("audit", "Foreign/Guide.md", "--report", "guide.json")

    #expect(run.status == 1)
    #expect(
      run.output == """
        Foreign/Guide.md:3: compiles
        Foreign/Guide.md:7: proved, after the block at line 3
        Foreign/Guide.md:12: broken, after the block at line 3
        Foreign/Guide.md:18: proved
        Foreign/Guide.md:28: error on purpose
        Foreign/Guide.md:33: trap on purpose
        Foreign/Guide.md:38: manifest
        Foreign/Guide.md:42: interface
        Foreign/Guide.md:48: needs context, missing: walk, Hiker
        Foreign/Guide.md:52: elision, with placeholders
        Foreign/Guide.md:58: other platform, missing: UIKit
        Foreign/Guide.md:63: broken
        Foreign/Guide.md: 12 blocks, 2 proved, 1 compiles, 1 interface, 1 manifest, \
        1 error on purpose, 1 trap on purpose, 1 elision, 1 needs context, 1 other platform, 2 broken

        """)
    #expect(
      run.error.contains(
        "Foreign/Guide.md:13:1: error: the document says 'Berta', but the result is 'Anna'"))
    #expect(run.error.contains("Foreign/Guide.md:64:26: error: value of type"))
    #expect(project.exists("guide.json"))
  }

  private let guide = """
    # Hikes

    ```swift
    let hike = Hike(name: "Anna")
    ```

    ```swift
    print(hike.name)
    // Prints "Anna"
    ```

    ```swift
    print(hike.name) // Prints "Berta"
    ```

    # Numbers

    ```swift
    let numbers = [3, 1, 2]
    numbers.sorted() // [1, 2, 3]
    let lazy = numbers.lazy.map { $0 + 1 }
    // Array(lazy) == [4, 2, 3]
    numbers.max() // => Optional(3)
    ```

    # Failures

    ```swift
    let age = 3
    let text: String = age // error: cannot convert
    ```

    ```swift
    let numbers: [Int] = []
    numbers[0] // runtime error
    ```

    ```swift
    .package(url: "https://example.com/hikes", from: "1.0.0")
    ```

    ```swift
    extension Hike {
      func walk(to place: String) -> Int
    }
    ```

    ```swift
    walk(with: Hiker())
    ```

    ```swift
    func length(of hike: Hike) -> Int {
      ...
    }
    ```

    ```swift
    import UIKit
    let view = UIView()
    ```

    ```swift
    print(Hike(name: "Anna").length)
    ```
    """
}
