import WaymarkHashing
import WaymarkMarkup
import WaymarkModel

/// Words in the order in which they were added, without duplicates.
///
/// A large book has hundreds of thousands of words, so the list stores their bytes in one array and
/// finds them with a hash table of their ranges.
struct WordList {
  /// The words, each followed by a space.
  private var bytes: [UInt8] = []
  /// A hash table with linear probing: the range of each word in `bytes`. An empty range marks a
  /// free slot. The count is a power of two.
  private var table = [Range<Int>](repeating: 0..<0, count: 64)
  private var count = 0

  /// The words, separated by spaces.
  var text: String { String(decoding: bytes.dropLast(), as: UTF8.self) }

  /// Adds the words of code that start with a letter, except for single ASCII letters and Swift's
  /// most common keywords.
  mutating func addIdentifiers(in code: String) {
    bytesOfWords.forEachPart(of: code) { word in
      guard word.count > 1, word[0] > 127 || word[0].isLetter else { return }
      if word[0] > 127 {
        let first = String(decoding: word, as: UTF8.self).unicodeScalars.first
        if first?.properties.isAlphabetic != true { return }
      }
      // Comparing the length first rules out most words.
      if word.count > 6 || !commonKeywords.contains(String(decoding: word, as: UTF8.self)) {
        add(word)
      }
    }
  }

  /// Adds a word, which must not be empty or contain a space.
  mutating func add(_ word: String) {
    var word = word
    word.withUTF8 { add($0) }
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    let place = place(of: word)
    guard table[place].isEmpty else { return }
    table[place] = bytes.count..<bytes.count + word.count
    bytes += word
    bytes.append(UInt8(ascii: " "))
    count += 1
    if count > table.count / 2 { grow() }
  }

  /// Returns the index of a word in the table or, if it's new, of the free slot for it.
  private func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = FNV1a.hash(word)
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (table.count - 1)
    while !table[place].isEmpty, !bytes[table[place]].elementsEqual(word) {
      place = (place + 1) & (table.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let words = table.filter { !$0.isEmpty }
    table = [Range<Int>](repeating: 0..<0, count: 2 * table.count)
    for word in words {
      let free = bytes.withUnsafeBufferPointer {
        place(of: UnsafeBufferPointer(rebasing: $0[word]))
      }
      table[free] = word
    }
  }
}

/// The bytes that belong to words, which include all bytes of non-ASCII characters.
private let bytesOfWords = ByteSet { byte in
  let scalar = Unicode.Scalar(byte)
  return byte > 127 || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    || scalar == "_"
}

private let commonKeywords: Set<String> = [
  "case", "func", "if", "in", "init", "let", "return", "self", "some", "static", "struct", "switch",
  "var",
]
