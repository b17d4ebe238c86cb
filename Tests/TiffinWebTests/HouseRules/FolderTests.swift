import Testing

/// Tests the places of files and the folders that each may depend on.
@Suite struct `Source folders` {
  /// The folders of the core. Each may use those before it only.
  private static let core = [
    "Basics", "Nutrition", "Quantities", "Storage", "Accounts", "Photos", "Meals", "Foods", "Recipes", "Groceries",
    "Plan", "Settings", "Diary", "Pages", "Removal", "Housekeeping", "Stores", "Exporting", "Importing", "Schema",
  ]

  @Test func `of the core use only folders that come before them in the list`() {
    let map = FolderMap(of: "TiffinCore/")

    #expect(map.folders.subtracting(Self.core).sorted() == [])
    for use in map.uses {
      guard let user = Self.core.firstIndex(of: use.folder), let used = Self.core.firstIndex(of: use.other) else {
        continue
      }
      #expect(user > used, "\(use.file) knows \(use.type), which lies in \(use.other)")
    }
  }

  /// The folders of the web, in the same way. Whoever is behind another one may show it: the plan its groceries.
  private static let web = [
    "HTTP", "Page", "Configuration", "Monitoring", "Photos", "Meals", "Groceries", "Recipes", "Plan", "Diary", "Foods",
    "Settings", "Accounts", "Errors", "App",
  ]

  /// The types of the last folder that every folder may use: controllers, the services they hold, and the table of
  /// routes. They know all folders, as they are where the house is put together. They would only fall apart into
  /// pieces that are handed on beside each other everywhere.
  private static let frame: Set = ["Controller", "Services", "RouteTable"]

  @Test func `of the web use only folders that come before them in the list`() {
    let map = FolderMap(of: "TiffinWeb/")

    #expect(map.folders.symmetricDifference(Self.web).sorted() == [])
    #expect(map.uses.contains { $0.type == "Services" && $0.other == "App" })
    for use in map.uses where !Self.frame.contains(use.type) {
      guard let user = Self.web.firstIndex(of: use.folder), let used = Self.web.firstIndex(of: use.other) else {
        continue
      }
      #expect(user > used, "\(use.file) knows \(use.type), which lies in \(use.other)")
    }
  }

  /// `Meal.swift` has `Meal`, `Meal+Reading.swift` an extension of `Meal`, `MealRoutes.swift` a table of routes.
  @Test func `have files named after a type`() {
    let strangers = SourceFile.all.filter { file in
      let stem = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      // Migrations such as `Migration006_Recipes` have a number for their order.
      let isStep = stem.hasPrefix("Migration0")
      guard let plus = isStep ? stem.firstIndex(where: \.isNumber) : stem.firstIndex(of: "+") else {
        let isFunction = file.lines.contains { $0.hasPrefix("func \(stem.prefix(1).lowercased() + stem.dropFirst())(") }
        return !file.declared.contains(stem) && !isFunction && !stem.hasSuffix("Routes")
      }
      return !file.extended.contains(String(stem[..<plus]))
    }

    #expect(strangers.map(\.path) == [])
  }

  /// The command's types are left out because they are never imported.
  @Test func `declare no two types of the same name`() {
    let libraries = SourceFile.all.filter { !$0.path.hasPrefix("tiffin/") }
    let homes = libraries.flatMap { file in file.declaredForOthers.map { (type: $0, file: file.path) } }

    for (type, found) in Dictionary(grouping: homes, by: \.type) where found.count > 1 {
      Issue.record("\(type) is declared in \(found.map(\.file).sorted())")
    }
  }

  @Test func `are checked by a parser that finds declared, extended and used types`() {
    let file = SourceFile(
      path: "TiffinCore/A/B.swift",
      text: """
        public struct Meal: Identifiable {
          struct Inner {}
          func run<Failure: Error>(_ work: () throws(Failure) -> Void) {}
        }
        extension Recipe.ID { func x() -> Note? { nil } }
        let text = "Plan"
        """)

    #expect(file.declared == ["Meal"])
    #expect(file.nested == ["Inner", "Failure"])
    #expect(file.extended == ["Recipe"])
    #expect(file.used.isSuperset(of: ["Identifiable", "Recipe", "Note"]))
    #expect(!file.used.contains("Plan"))
  }
}

/// The uses of types between the folders of a module.
private struct FolderMap {
  struct Use: Hashable {
    let file: String
    let folder: String
    let type: String
    let other: String
  }

  let folders: Set<String>
  let uses: [Use]

  init(of module: String) {
    let files = SourceFile.all.filter { $0.path.hasPrefix(module) }
    func folder(_ file: SourceFile) -> String { String(file.path.dropFirst(module.count).prefix { $0 != "/" }) }
    var homes: [String: [String]] = [:]
    for file in files {
      for type in file.declared { homes[type, default: []].append(folder(file)) }
    }
    folders = Set(files.map(folder))
    uses = files.flatMap { file in
      file.used.subtracting(file.nested).compactMap { type in
        guard let home = homes[type], home.count == 1, home[0] != folder(file) else { return nil }
        return Use(file: file.path, folder: folder(file), type: type, other: home[0])
      }
    }
  }
}

extension SourceFile {
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  /// The names of the file's top-level types.
  var declared: Set<String> {
    Set(lines.filter { !$0.hasPrefix(" ") }.compactMap { Self.name(in: $0, of: Self.kinds) })
  }

  /// The names of top-level types visible to other files.
  var declaredForOthers: Set<String> {
    Set(
      lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("private ") && !$0.hasPrefix("fileprivate ") }
        .compactMap { Self.name(in: $0, of: Self.kinds) })
  }

  /// The names of nested types and of generic parameters, such as `<Value: Sendable>`.
  var nested: Set<String> {
    let inner = lines.filter { $0.hasPrefix(" ") }
    let own = inner.compactMap { Self.name(in: $0, of: Self.kinds.union(["associatedtype"])) }
    let parameters = lines.flatMap { line in line.matches(of: /(?:[<,] ?)(?:each )?([A-Z]\w*):/).map { String($0.1) } }
    return Set(own + parameters)
  }

  /// The names of the extended types, without nested ones.
  var extended: Set<String> { Set(lines.compactMap { Self.name(in: $0, of: ["extension"]) }) }

  /// Every capitalised name, except after a dot or in a string.
  var used: Set<String> { Set(lines.flatMap(Self.names)) }

  private static func names(in line: String) -> [String] {
    var names: [String] = []
    var word: [UInt8] = []
    var (before, isText) = (UInt8(ascii: " "), false)
    for byte in Array(line.utf8) + [UInt8(ascii: " ")] {
      if isName(byte) {
        word.append(byte)
        continue
      }
      if !isText, before != UInt8(ascii: "."), let first = word.first, (0x41...0x5A).contains(first) {
        names.append(String(decoding: word, as: UTF8.self))
      }
      word = []
      before = byte
      if byte == UInt8(ascii: "\"") { isText.toggle() }
    }
    return names
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  private static func name(in line: String, of kinds: Set<Substring>) -> String? {
    guard kinds.contains(where: { line.contains($0) }) else { return nil }
    let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" || $0 == "{" || $0 == "." }
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
    let before = words[..<kind]
    let isDeclaration = before.allSatisfy { word in
      ["public", "private", "fileprivate", "internal", "package", "final", "indirect"].contains(word)
        || word.hasPrefix("@")
    }
    return isDeclaration ? String(words[kind + 1]) : nil
  }
}
