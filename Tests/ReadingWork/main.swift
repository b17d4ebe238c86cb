import Foundation

/// Reads inputs that are made to cost a reader much, one after the other: `ReadingWork CASE SIZE…`; then prints what the
/// kernel says of this process, its peak memory among it. Prints the names of the cases without arguments, and whether
/// each is an upload or a text.
/// Tests/Server/test_reading_work.py counts the instructions of `readCounted`.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty {
  for input in HardInput.all { print(input.name, input.isUpload ? "upload" : "text") }
}
for place in stride(from: 0, to: arguments.count - 1, by: 2) {
  guard let input = HardInput.all.first(where: { $0.name == arguments[place] }), let size = Int(arguments[place + 1])
  else { fatalError("There is no input \(arguments[place]).") }
  readCounted(input.reader, input.bytes(size))
}
if !arguments.isEmpty {
  print(try String(contentsOfFile: "/proc/self/status", encoding: .utf8))
}

/// Runs the reader. Callgrind counts the instructions of the function with this name; so it has no closures.
@inline(never)
@_optimize(none)
func readCounted(_ reader: InputReader, _ bytes: [UInt8]) {
  reader.read(bytes)
}
