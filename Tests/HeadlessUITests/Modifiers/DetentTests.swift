import Foundation
import HeadlessUI
import Testing

@Suite struct DetentTests {
  struct Tenth: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize == .large ? context.maxDetentValue / 10 : nil
    }
  }
  struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test func `custom detents are equal if they have the same type`() {
    #expect(PresentationDetent.custom(Tenth.self) == .custom(Tenth.self))
    #expect(PresentationDetent.custom(Tenth.self) != .custom(Half.self))
  }
}
