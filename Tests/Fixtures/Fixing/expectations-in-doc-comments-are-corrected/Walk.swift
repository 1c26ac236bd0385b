/// A walk.
///
/// ```swift
/// print(Hike(name: "Lake").name)
/// // Prints "Hut"
/// print("a")
/// ```
///
/// ```swift, example=listing
/// print("a", "b", separator: "\n")
/// ```
///
/// ```text, output=listing
/// a
/// ```
public struct Walk {
  /**
   The length.

       an indented block

   ```swift, traps="Division"
   let stops: [Int] = []
   print(stops[0])
   ```
   */
  public var length = 0
}
