import Testing
import Library

@main struct M { static func main() { print("main") } }
