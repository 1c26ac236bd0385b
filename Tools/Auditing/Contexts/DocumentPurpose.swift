/// The kind of language and API that a document describes, according to its text.
package struct DocumentPurpose: Sendable {
  /// Whether the document is a proposal, according to its header, its sections, or its prose. The
  /// API may have changed before the proposal was accepted.
  package let isProposal: Bool
  /// Whether the document describes a language other than today's: it envisions several new
  /// features, or it states that it is out of date.
  package let describesOtherLanguage: Bool

  init(of text: String) {
    let head = text.prefix(5_000)
    let status =
      #/(?m)^(?:[*-] )?\**(?:Authors?|Decision Notes|Implementation|Proposal|Review Manager|Status)\**:/#
    let section =
      #/(?i)#+ (?:motivation|proposed (?:solution|approach)|detailed design|alternatives considered|effect on abi stability|source compatibility)\s*/#
    let headings = text.split(whereSeparator: \.isNewline).lazy.filter { $0.hasPrefix("#") }
    isProposal =
      head.prefix(2_000).matches(of: status).count > 1
      || headings.count { $0.wholeMatch(of: section) != nil } > 1
      || head.contains(/(?i)\bthis (?:\w+ )?(?:pitch|proposal)\b/)
    describesOtherLanguage =
      head.contains(/(?im)^# .*\bmanifesto\b|\bdocument is .{0,20}\bmanifesto\b/)
      || head.contains(
        /(?i)\b(?:article|document|guide|page) is (?:now )?(?:out[ -]of[ -]date|outdated|obsolete)\b/
      )
      || head.contains(
        /(?i)\bproposes?\s+(?:several|a\s+number\s+of)\s+(?:\w+\s+)*?(?:features|changes)\b/)
  }
}
