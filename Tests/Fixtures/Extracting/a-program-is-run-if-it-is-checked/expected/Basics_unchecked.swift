import Testing
import Library

@main
struct Program {
  static func main() { print("lake") }
}
