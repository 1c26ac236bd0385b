import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct FileTests {
  struct Note: FileDocument, Equatable {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct ImportView: View {
    @State var isPresented = true
    @State var result = "nothing"

    var body: some View {
      Text(result)
        .fileImporter(
          isPresented: $isPresented, allowedContentTypes: [.json], allowsMultipleSelection: false
        ) {
          result = "\((try? $0.get())?.map(\.lastPathComponent) ?? []) \(isPresented)"
        } onCancellation: {
          result = "cancelled \(isPresented)"
        }
    }
  }

  struct ExportView: View {
    var document: Note?
    @State var isPresented = true
    @State var result = "nothing"

    var body: some View {
      Text(result)
        .fileExporter(
          isPresented: $isPresented, document: document, contentType: .plainText
        ) {
          switch $0 {
          case .success(let url): result = "saved \(url.pathExtension)"
          case .failure: result = "failed"
          }
        }
    }
  }

  let urls = ["/a.json", "/b.json"].map { URL(fileURLWithPath: $0) }

  @Test func `a file picker closes first and then provides one file unless several are allowed`() {
    let phone = Phone(ImportView())

    phone.choose(files: urls)

    #expect(phone.text == #"Screen\#n  ["a.json"] false"#)
  }

  @Test func `swiping the sheet away cancels the import`() {
    let phone = Phone(ImportView())

    phone.dismissSheet()

    #expect(phone.text == "Screen\n  cancelled false")
  }

  @Test func `an exported document is written to the chosen file`() throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "\(UUID()).txt")
    let phone = Phone(ExportView(document: Note(text: "Call back")))

    phone.choose(files: [url])

    #expect(phone.text == "Screen\n  saved txt")
    let file = FileWrapper(regularFileWithContents: try Data(contentsOf: url))
    let configuration = FileDocumentReadConfiguration(contentType: .plainText, file: file)
    #expect(try Note(configuration: configuration) == Note(text: "Call back"))
  }

  @Test func `exporting a document that can't be written fails`() {
    let phone = Phone(ExportView(document: Note(text: "")))

    phone.choose(files: urls)

    #expect(phone.text == "Screen\n  failed")
  }

  @Test func `a file extension determines the type, and each type has a preferred extension`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "htm") == .html)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "xyz") == nil)
  }

  @Test func `an exporter without a document presents nothing`() {
    #expect(Phone(ExportView()).text == "Screen\n  nothing")
  }
}
