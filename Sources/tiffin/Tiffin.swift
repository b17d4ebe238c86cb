import ArgumentParser

@main
struct Tiffin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiffin",
    abstract: "What a household eats: diary, recipes, week plan, groceries."
  )
}
