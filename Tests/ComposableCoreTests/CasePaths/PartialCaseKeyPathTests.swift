import ComposableCore
import Testing

@Suite struct PartialCaseKeyPathTests {
  @CasePathable
  enum Meal: Equatable {
    case breakfast
    case lunch(courses: Int)
    case snack(String?)
    case buffet(plates: Int, guest: String)
  }

  @CasePathable
  enum Bag<Content: Sendable> {
    case empty
    case full(Content)
    #if os(Linux)
      case torn
    #else
      case elsewhere
    #endif
  }

  @CasePathable enum Nothing {}

  @Test func `a key path to a case can be used as a pattern`() {
    func isLunch(_ meal: Meal) -> Bool {
      switch meal {
      case \.lunch: true
      default: false
      }
    }

    #expect(isLunch(.lunch(courses: 3)))
    #expect(!isLunch(.breakfast))
  }

  @Test func `a partial key path builds its case only from a payload of the right type`() {
    let lunch: PartialCaseKeyPath<Meal> = \.lunch
    let snack: PartialCaseKeyPath<Meal> = \.snack
    let breakfast: PartialCaseKeyPath<Meal> = \.breakfast

    #expect(lunch(2) == .lunch(courses: 2))
    #expect(lunch("two") == nil)
    #expect(snack(String?.none as Any) == .snack(nil))
    #expect(breakfast(()) == .breakfast)
  }

  @Test func `a partial key path extracts the payload of its case`() {
    let lunch: PartialCaseKeyPath<Meal> = \.lunch
    let snack: PartialCaseKeyPath<Meal> = \.snack
    let buffet: PartialCaseKeyPath<Meal> = \.buffet

    #expect(Meal.lunch(courses: 2)[case: lunch] as? Int == 2)
    #expect(Meal.breakfast[case: lunch] == nil)
    #expect(Meal.snack(nil)[case: snack] != nil)
    let both = Meal.buffet(plates: 2, guest: "Mira")[case: buffet] as? (plates: Int, guest: String)
    #expect(both?.plates == 2 && both?.guest == "Mira")
  }

  @Test func `the case paths of an enum are in declaration order`() {
    #expect(Array(Meal.allCasePaths) == [\.breakfast, \.lunch, \.snack, \.buffet])
    #expect(Array(Bag<Int>.allCasePaths) == [\.empty, \.full, \.torn])
    #expect(Array(Nothing.allCasePaths).isEmpty)
  }

  @Test func `the case path of a value can be looked up`() {
    #expect(Meal.allCasePaths[.breakfast] == \.breakfast)
    #expect(Meal.allCasePaths[.snack(nil)] == \.snack)
    #expect(Bag<Int>.allCasePaths[.full(1)] == \.full)
  }

  @Test func `a case path matches other values of the same case`() {
    let meals: [Meal] = [.lunch(courses: 1), .breakfast, .lunch(courses: 2)]
    let wanted = Meal.allCasePaths[meals[0]]

    #expect(meals.filter { $0.is(wanted) }.count == 2)
  }
}
