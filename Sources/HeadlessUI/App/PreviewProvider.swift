/// A type that declares previews of a view, as code did before the `#Preview` macro. A phone shows
/// a preview only if a test passes it to the phone.
///
/// ```swift
/// struct PriceView_Previews: PreviewProvider {
///   static var previews: some View {
///     Text("3 EUR")
///   }
/// }
///
/// #expect(Phone(PriceView_Previews.previews).shows("3 EUR"))
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
