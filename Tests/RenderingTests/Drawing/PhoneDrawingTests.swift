import Foundation
import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkBook
@testable import WaymarkDrawing

@Suite struct PhoneDrawingTests {
  private func draw(_ screen: ScreenElement) -> String {
    PhoneDrawing.figure(.init(snippet: 0, caption: "", text: "", screen: screen)).markup
  }

  /// Draws a screen and its presentations.
  private func draw(_ children: [ScreenElement], front: [ScreenElement] = []) -> String {
    draw(
      ScreenElement(.window, children: [ScreenElement(.screen, "Trip", children: children)] + front)
    )
  }

  @Test(arguments: hostileTexts)
  func `an element's text never becomes markup`(_ text: String) throws {
    let kinds = allKinds + [ScreenElement.Kind(rawValue: text)]
    let elements = kinds.map { kind in
      with(
        ScreenElement(
          kind, text, value: text,
          children: [ScreenElement(.label, text, children: [ScreenElement(.image, text)])])
      ) {
        $0.placement = .leading
        $0.isAnchor = true
      }
    }
    for front in [[], [ScreenElement(.popover, text, children: elements)]] {
      let drawn = PhoneDrawing.figure(
        .init(
          snippet: 0, caption: text, text: text,
          screen: ScreenElement(.window, children: elements + front))).markup

      let found = try #require(tags(in: drawn), "\(drawn)")
      #expect(found.allSatisfy { $0.wholeMatch(of: ownTag) != nil }, "\(drawn)")
    }
  }

  @Test func `each kind of element is drawn, and an unknown kind is a box with its name and text`()
    
  {
    let parts: [ScreenElement.Kind] = [
      .window, .sheet, .popover, .cover, .alert, .dialog, .tab, .option,
    ]
    for kind in allKinds where !parts.contains(kind) {
      #expect(!draw([ScreenElement(kind, "Lake")]).contains("p-unknown"), "\(kind.rawValue)")
    }
    #expect(
      draw([
        ScreenElement(
          .init(rawValue: "map"), "Alps", value: "2 km", children: [ScreenElement(.text, "Hut")])
      ])
      .contains(
        """
        <div class="p-unknown"><span class="p-kind">map</span><span>Alps: 2 km</span><span>Hut</span></div>
        """))
  }

  @Test func `a toolbar item is at either end or in the center of the bar, or at the bottom`() {
    let items: [(String, ScreenElement.Placement?)] = [
      ("Save", nil), ("Cancel", .leading), ("Plan", .center), ("Undo", .bottom),
    ]
    let drawn = draw([
      ScreenElement(
        .toolbar,
        children: items.map { title, placement in
          with(ScreenElement(.button, title)) { $0.placement = placement }
        })
    ])

    #expect(
      drawn.contains(
        """
        <div class="p-bar"><div class="p-items p-leading"><div class="p-item">\
        <div class="p-button">Cancel</div></div></div><div class="p-title"><div class="p-button">Plan</div></div>\
        <div class="p-items p-trailing"><div class="p-item"><div class="p-button">Save</div></div></div>\
        </div><div class="p-large">Trip</div>
        """), "\(drawn)")
    #expect(
      drawn.contains(
        "<div class=\"p-bottom\"><div class=\"p-item\"><div class=\"p-button\">Undo</div></div></div>"
      ))
  }

  @Test func `a toolbar item with a picture shows only the picture`() {
    let label = ScreenElement(.label, "Add", children: [ScreenElement(.image, "plus")])
    let button = ScreenElement(.button, "Add", children: [label])

    #expect(
      draw([ScreenElement(.toolbar, children: [button])])
        .contains(
          "<div class=\"p-item\"><div class=\"p-button\"><span class=\"p-icon\">+</span></div></div>"
        ))
  }

  @Test func `a pushed screen has its title and a back button in the bar`() {
    let drawn = draw([ScreenElement(.backButton, "Huts"), ScreenElement(.list)])

    #expect(drawn.contains("<div class=\"p-back\">‹ <span>Huts</span></div>"))
    #expect(drawn.contains("<div class=\"p-title\">Trip</div>"))
    #expect(!drawn.contains("p-large"))
  }

  @Test func `a popover is below the row that contains its anchor, with an arrow`() {
    let anchor = with(ScreenElement(.button, "Weather")) { $0.isAnchor = true }
    let popover = ScreenElement(.popover, children: [ScreenElement(.text, "Sunny")])
    let row = ScreenElement(.row, children: [ScreenElement(.text, "Lake"), anchor])

    let drawn = draw([ScreenElement(.list, children: [row])], front: [popover])

    #expect(
      drawn.contains(
        """
        <div class="p-row"><span>Lake</span><div class="p-anchor"><div class="p-button">Weather</div>\
        <div class="p-arrow"></div></div><div class="p-popover"><div class="p-screen p-loose">\
        <div class="p-body"><span>Sunny</span></div></div></div></div>
        """), "\(drawn)")
    #expect(!drawn.contains("p-dim"))
  }

  @Test(arguments: [
    ScreenElement(.toolbar, children: [with(ScreenElement(.button, "A")) { $0.isAnchor = true }]),
    ScreenElement(
      .column,
      children: [ScreenElement(.text), with(ScreenElement(.button, "A")) { $0.isAnchor = true }]),
    with(ScreenElement(.button, "A")) { $0.isAnchor = true },
    ScreenElement(
      .toolbar,
      children: [
        with(ScreenElement(.button, "A")) {
          $0.placement = .bottom
          $0.isAnchor = true
        }
      ]),
    ScreenElement(
      .form,
      children: [
        ScreenElement(
          .section, children: [with(ScreenElement(.button, "A")) { $0.isAnchor = true }])
      ]),
  ])
  func `a popover and its arrow are drawn once, wherever the anchor is`(_ element: ScreenElement) {
    let popover = ScreenElement(.popover, children: [ScreenElement(.text, "Sunny")])

    let drawn = draw([element], front: [popover])

    #expect(drawn.components(separatedBy: "class=\"p-popover\"").count == 2, "\(drawn)")
    #expect(drawn.components(separatedBy: "class=\"p-arrow\"").count == 2, "\(drawn)")
    #expect(drawn.components(separatedBy: "class=\"p-anchor\"").count == 2, "\(drawn)")
  }

  @Test func `a popover anchored to a whole screen is in front of the screen`() {
    let window = ScreenElement(
      .window,
      children: [
        with(ScreenElement(.screen, children: [ScreenElement(.text, "A")])) { $0.isAnchor = true },
        ScreenElement(.popover, children: [ScreenElement(.text, "B")]),
      ])

    #expect(
      draw(window).contains(
        """
        </div></div><div class="p-popover"><div class="p-arrow"></div><div class="p-screen p-loose">
        """))
  }

  @Test func `sheets, alerts, and dialogs dim what's behind them, but covers and popovers don't`() {
    for (kind, dims) in [
      (ScreenElement.Kind.sheet, 1), (.alert, 1), (.dialog, 1), (.cover, 0), (.popover, 0),
    ] {
      let drawn = draw([ScreenElement(.text, "Behind")], front: [ScreenElement(kind, "Front")])

      #expect(
        drawn.components(separatedBy: "<div class=\"p-dim\">").count - 1 == dims, "\(kind.rawValue)"
      )
      #expect(drawn.contains("<span>Behind</span>"))
    }
  }

  @Test func `a presentation from a sheet is in front of the sheet`() throws {
    let alert = ScreenElement(.alert, "Sure?", children: [ScreenElement(.button, "OK")])
    let sheet = ScreenElement(.sheet, children: [ScreenElement(.text, "Form"), alert])

    let drawn = draw([], front: [sheet])

    let form = try #require(drawn.range(of: "<span>Form</span></div></div></div>"))
    let question = try #require(
      drawn.range(of: "<div class=\"p-dim\"></div><div class=\"p-alert\">"))
    #expect(form.upperBound == question.lowerBound)
  }

  @Test func `two short buttons of an alert are side by side with the cancel button first`() {
    let buttons = [
      with(ScreenElement(.button, "Clear")) { $0.role = .destructive },
      with(ScreenElement(.button, "Keep")) { $0.role = .cancel },
    ]

    #expect(
      draw([], front: [ScreenElement(.alert, "Sure?", value: "All gone.", children: buttons)])
        .contains(
          """
          <div class="p-alert"><div class="p-choices"><div class="p-words"><b>Sure?</b>\
          <span class="p-message">All gone.</span></div><div class="p-pair"><div class="p-choice p-cancel">Keep</div>\
          <div class="p-choice p-destructive">Clear</div></div></div></div>
          """))
    #expect(
      draw([], front: [ScreenElement(.dialog, "Share", children: buttons)]).contains(
        """
        <div class="p-choice p-destructive">Clear</div></div><div class="p-choices"><div class="p-choice p-cancel">\
        Keep</div></div></div>
        """))
  }

  @Test func `only the first 60 rows of a long list are drawn`() {
    let rows = (0..<10_000).map { ScreenElement(.text, "Row \($0)") }

    let drawn = draw([ScreenElement(.list, children: rows)])

    #expect(drawn.contains("Row 59<") && !drawn.contains("Row 60<"))
  }

  @Test(arguments: [
    ("plus", "+"), ("plus.circle.fill", "+"), ("square.and.arrow.up", "⇪"), ("square", "▢"),
    ("", "▢"),
    ("unheard.of", "▢"),
  ])
  func `a system image is drawn as a character, including its variants`(
    _ name: String, _ character: String
  ) {
    #expect(SystemImage.character(named: name) == character)
  }

  @Test(arguments: [("40%", "width:40%"), ("7000000%", "width:100%"), ("-3%", "✺"), ("x", "✺")])
  func `progress is limited to 100%, and an invalid value is drawn as a spinner`(
    _ value: String, _ expected: String
  ) {
    #expect(draw([ScreenElement(.progress, "Load", value: value)]).contains(expected))
  }
}

private let allKinds: [ScreenElement.Kind] = [
  .window, .screen, .sheet, .popover, .cover, .alert, .dialog, .toolbar, .tabs, .tab, .list, .form,
  .section, .scroll, .row, .column, .layers, .text, .image, .label, .shape, .divider, .spacer,
  .progress, .button, .menu, .link, .navigationLink, .backButton, .textField, .secureField,
  .textEditor, .toggle, .stepper, .slider, .picker, .option, .datePicker,
]

private let hostileTexts = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "\"\u{301} onload=alert(1) x=\"",
  "<\u{301}svg onload=alert(1)>", "</div></figure><style>*{display:none}</style>", "' onclick='x",
  "&lt;b&gt;", "--><b>", "}</style>", "x\0<b>", "\u{2028}<b>", "javascript:alert(1)",
  "50;position:fixed",
]

/// A pattern for the tags that the drawing writes.
private let ownTag = Pattern(
  #/</?(figure|div|span|b|i)(?: (?:class="[a-z -]+"|role="img"|aria-label="[^"<>]*"|style="width:[0-9]{1,3}%"))*>/#)

/// Returns every tag that a browser finds in some text, or nil if there's an unmatched bracket.
private func tags(in html: String) -> [String]? {
  var tags: [String] = []
  var rest = Array(html.utf8)[...]
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    guard !rest[..<start].contains(UInt8(ascii: ">")) else { return nil }
    tags.append(String(decoding: rest[start...end], as: UTF8.self))
    rest = rest[(end + 1)...]
  }
  return rest.contains(UInt8(ascii: ">")) ? nil : tags
}
