import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct ImageTests {
  @Test func `an image has the name or the data that it was created from`() {
    let data = Data([1, 2])

    #expect(UIImage(named: "avatar") == UIImage(named: "avatar"))
    #expect(UIImage(data: data)?.jpegData(compressionQuality: 0.5) == data)
    #expect(UIImage(data: Data()) == nil)
    #expect(Phone(Image(uiImage: UIImage(systemName: "star")!)).shows("star"))
  }
}
