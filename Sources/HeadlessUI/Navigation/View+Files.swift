public import Foundation

extension View {
  /// Lets the user choose a file while a Boolean value is `true`.
  ///
  /// In a test, `phone.choose(files: [url])` chooses a file of any type. Choosing a file or swiping
  /// the sheet away sets the value to `false`.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct ImportView: View {
  ///   @State var isImporting = false
  ///   @State var name = "nothing"
  ///
  ///   var body: some View {
  ///     Button("Import") { isImporting = true }
  ///       .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
  ///         if case .success(let url) = result { name = url.lastPathComponent }
  ///       }
  ///     Text("Imported: \(name)")
  ///   }
  /// }
  ///
  /// let phone = Phone(ImportView())
  /// phone.tap("Import")
  /// #expect(phone.front.kind == .sheet && phone.shows("Choose a file"))
  /// phone.choose(files: [URL(fileURLWithPath: "/items.json")])
  /// #expect(phone.shows("Imported: items.json"))
  /// ```
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    presentsFiles(isPresented, title: "Choose a file") { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Lets the user choose files while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: Ignored. A test can choose a file of any type.
  ///   - allowsMultipleSelection: Whether the user can choose several files. Otherwise, only the
  ///     first file that a test chooses is passed on.
  ///   - onCompletion: A closure that receives the files in the order in which they were chosen.
  ///   - onCancellation: A closure that's called if the user swipes the sheet away.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    presentsFiles(
      isPresented, title: allowsMultipleSelection ? "Choose files" : "Choose a file",
      onCancellation: onCancellation
    ) { urls in
      onCompletion(.success(allowsMultipleSelection ? urls : Array(urls.prefix(1))))
    }
  }

  /// Lets the user save a document while a Boolean value is `true` and the document isn't `nil`.
  ///
  /// In a test, `phone.choose(files: [url])` writes the document to the file at `url`.
  ///
  /// - Parameters:
  ///   - onCompletion: A closure that receives the file, or the error if the document can't be
  ///     written.
  ///   - onCancellation: A closure that's called if the user swipes the sheet away.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    presentsFiles(
      isPresented.while(document != nil), title: saving(defaultFilename),
      onCancellation: onCancellation
    ) { urls in
      guard let url = urls.first, let document else { return }
      onCompletion(
        Result {
          let configuration = FileDocumentWriteConfiguration(contentType: contentType)
          try document.fileWrapper(configuration: configuration).regularFileContents?.write(to: url)
          return url
        })
    }
  }

  /// Lets the user save an item while a Boolean value is `true` and the item isn't `nil`. No file
  /// is written, and the content types are ignored.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    presentsFiles(
      isPresented.while(item != nil), title: saving(defaultFilename), onCancellation: onCancellation
    ) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  private func saving(_ name: String?) -> String { name.map { "Save “\($0)”" } ?? "Save a file" }

  private func presentsFiles(
    _ isPresented: Binding<Bool>, title: String,
    onCancellation: @escaping @MainActor () -> Void = {},
    onChoice: @escaping @MainActor ([URL]) -> Void
  ) -> some View {
    Presenter(base: self, item: isPresented.presence, id: { _ in true }) { _ in
      Page(
        kind: .sheet,
        dismiss: {
          isPresented.wrappedValue = false
          onCancellation()
        },
        content: {
          Text(title).modified { output, node in
            node.handler = .files { urls in
              isPresented.wrappedValue = false
              onChoice(urls)
            }
            // `choose(files:)` finds the handler through the gestures of the element.
            output.recognizeGestures(of: node)
          }
        })
    }
  }
}

extension Binding<Bool> {
  /// Returns a binding whose value is `false` unless a condition is met.
  fileprivate func `while`(_ condition: Bool) -> Binding<Bool> {
    Binding<Bool>(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}

extension Phone {
  /// Chooses files in the front sheet of a `fileImporter`, or the file that a `fileExporter` saves
  /// to. Reports an issue if no file picker is on the screen.
  public func choose(
    files: [URL], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    for node in front.all.flatMap(\.gestures) {
      guard case .files(let choose) = host.nodes[node]?.handler else { continue }
      choose(files)
      return host.settle()
    }
    fail("No file picker is on the screen.\n\n\(text.indented)")
  }
}

#if !canImport(Darwin)
  extension URL {
    /// Requests access to the file. Returns `true`, because the program doesn't run in a sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to the file. Does nothing, because the program doesn't run in a sandbox.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
