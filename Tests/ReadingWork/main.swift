/// Reads an input that is made to cost a reader much: `ReadingWork CASE SIZE`. Prints the names of the cases without
/// arguments. Tests/Server/test_reading_work.py counts the instructions of `readCounted`.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, let input = HardInput.all.first(where: { $0.name == arguments[0] }),
  let size = Int(arguments[1])
{
  readCounted(input.reader, input.bytes(size))
} else {
  for input in HardInput.all { print(input.name) }
}

/// What is counted. Holds no closures: callgrind knows it by its name.
@inline(never)
@_optimize(none)
func readCounted(_ reader: InputReader, _ bytes: [UInt8]) {
  reader.read(bytes)
}
