import Testing

#sourceLocation(file: "Articles/Basics.md", line: 62)
@main struct M { static func main() { print("main") } }
