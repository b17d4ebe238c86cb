import CConfinement

/// The confinement of the programs that decode pictures, as far as the kernel supports it.
public enum Confinement {
  /// The features that the kernel lacks, as a sentence for the log; nil if it has all.
  public static var lack: String? {
    let missing =
      (cconfinement_landlock() == 0 ? ["Landlock"] : []) + (cconfinement_filters() == 0 ? ["seccomp"] : [])
    guard !missing.isEmpty else { return nil }
    return "pictures are decoded with fewer walls: no \(missing.joined(separator: " and no ")) here"
  }
}
