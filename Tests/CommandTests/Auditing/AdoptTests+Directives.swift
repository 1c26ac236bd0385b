import Testing

/// Blocks in the directives of DocC articles, whose content is usually indented.
extension AdoptTests {
  @Test func `'adopt' keeps the indentation of directives`() async throws {
    let article = """
      # Hikes

      @TabNavigator {
        @Tab("Ridge") {

          ```swift
          print("easy")
          // prints "easy"
          ```

          ```swift
          fatalError("no way")
          ```
        }
      }

      """
    let file = "Foreign/Hikes.docc/Hikes.md"
    try project.write(file, article)

    let run = try await project.waymark("adopt", file, "--quiet", "--write")
    let adopted = try project.text(file)
    try project.write(file, article)
    let tested = try await project.waymark("test", file, "--scope", "auto", "--quiet")

    #expect(run.output == "\(file): 2 lines changed\n", "\(run.error)")
    #expect(
      adopted
        == article.replacing("// prints", with: "// Prints")
        .replacing("swift\n    fatal", with: "swift, traps=\"Fatal error: no way\"\n    fatal"))
    // 'test' doesn't ignore the indentation of directives.
    #expect(
      run.error == """
        \(file):6:5: error: this doesn't open a Swift block: it's indented too far
          indent it by at most three spaces; to show a fence, put it in a longer one: ````markdown

        """)
    #expect(tested.output.hasPrefix("2 examples, "), "\(tested.error)")
  }
}
