/// A document with a block of every class, as another project could have written it.
let auditedGuide = """
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
