/// A walk.
///
/// ```swift
/// print(Hike(name: "Lake").name)
/// // Prints "Lake"
/// // Prints "a"
/// print("a")
/// ```
///
/// ```swift, example=listing
/// print("a", "b", separator: "\n")
/// ```
///
/// ```text, output=listing
/// a
/// b
/// ```
public struct Walk {
  /**
   The length.

       an indented block

   ```swift, traps="Fatal error: Index out of range"
   let stops: [Int] = []
   print(stops[0])
   ```
   */
  public var length = 0
}
