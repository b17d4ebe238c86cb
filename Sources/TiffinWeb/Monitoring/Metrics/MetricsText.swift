import Platform
import TiffinCore

/// The metrics in Prometheus's text format.
///
/// - Source: Prometheus, "Exposition formats", text format 0.0.4.
struct MetricsText {
  private(set) var text = ""

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - counts: The counts from the database.
  ///   - version: The version of this release.
  init(_ metrics: Metrics, _ counts: ServerCounts, version: String, now: Int) {
    addRequests(metrics)
    addDurations(metrics)
    addCounters(metrics)
    add("tiffin_sessions", "gauge", "Sessions of signed-in devices.", [("", Double(counts.sessions))])
    add("tiffin_people", "gauge", "People with a diary here.", [("", Double(counts.people))])
    add(
      "tiffin_catalogue_recipes", "gauge", "Recipes of the catalogue's that are kept.",
      [("", Double(counts.catalogueRecipes))])
    addStorage(counts, now: now)
    addProcesses(metrics)
    add("tiffin_build_info", "gauge", "The release, as a label.", [("version=\"\(version)\"", 1)])
  }

  private mutating func addRequests(_ metrics: Metrics) {
    var answers: [(String, Double)] = []
    var times: [(String, Double)] = []
    for route in 0...metrics.routes.count {
      let (byStatus, nanoseconds) = metrics.answers(of: route)
      guard byStatus.contains(where: { $0 > 0 }) else { continue }
      let labels = route < metrics.routes.count ? Self.labels(of: metrics.routes[route]) : "method=\"\",route=\"none\""
      for (index, count) in byStatus.enumerated() where count > 0 {
        answers.append(("\(labels),status=\"\(index + 2)xx\"", Double(count)))
      }
      times.append((labels, Double(nanoseconds) / 1e9))
    }
    add("tiffin_requests_total", "counter", "Answered requests, by route and class of status.", answers)
    add("tiffin_request_seconds_total", "counter", "Time that answering took, by route.", times)
  }

  private mutating func addDurations(_ metrics: Metrics) {
    let name = "tiffin_request_duration_seconds"
    begin(name, "histogram", "Time to answer, for reading and for changes.")
    for (kind, isChange) in [("read", false), ("change", true)] {
      var sum = 0
      for (index, count) in metrics.durations(ofChanges: isChange).enumerated() {
        sum += count
        let limit = index < Metrics.Place.limits.count ? "\(Double(Metrics.Place.limits[index]) / 1e9)" : "+Inf"
        line("\(name)_bucket", "kind=\"\(kind)\",le=\"\(limit)\"", Double(sum))
      }
      line("\(name)_sum", "kind=\"\(kind)\"", Double(metrics.nanoseconds(ofChanges: isChange)) / 1e9)
      line("\(name)_count", "kind=\"\(kind)\"", Double(sum))
    }
  }

  private mutating func addCounters(_ metrics: Metrics) {
    var last = ""
    for counter in CounterMetric.allCases {
      let parts = counter.name.utf8.split(separator: UInt8(ascii: "{"))
      let name = String(decoding: parts[0], as: UTF8.self)
      let labels = parts.count > 1 ? String(decoding: parts[1].dropLast(), as: UTF8.self) : ""
      if name != last { begin(name, "counter", counter.help) }
      last = name
      line(name, labels, Double(metrics.count(of: counter)) / (counter.isTime ? 1e9 : 1))
    }
  }

  private mutating func addStorage(_ counts: ServerCounts, now: Int) {
    add("tiffin_database_bytes", "gauge", "Size of the database with its log.", [("", Double(counts.databaseBytes))])
    if let free = counts.freeBytes {
      add("tiffin_free_bytes", "gauge", "Room left on the disk of the data folder.", [("", Double(free))])
    }
    if let last = counts.lastBackup {
      add("tiffin_last_backup_seconds", "gauge", "Age of the last backup.", [("", Double(max(0, now - last)))])
      addNextBackup(counts)
    }
  }

  private mutating func addNextBackup(_ counts: ServerCounts) {
    guard let next = counts.nextBackup else { return }
    add("tiffin_next_backup_bytes", "gauge", "Expected size of the next backup.", [("", Double(next.bytes))])
    add("tiffin_next_backup_fits", "gauge", "1 if the disk has room for it, else 0.", [("", next.fits ? 1 : 0)])
  }

  private mutating func addProcesses(_ metrics: Metrics) {
    let workers = metrics.workers
    add("tiffin_workers", "gauge", "Worker processes.", [("", Double(workers.count))])
    add(
      "tiffin_start_time_seconds", "gauge", "When the first of them began, since 1970.",
      [("", Double(metrics.started))])
    let each = workers.map { ("pid=\"\($0.id)\"", $0) }
    add(
      "tiffin_process_cpu_seconds", "gauge", "Processor time of each worker so far.",
      each.map { ($0.0, $0.1.processorSeconds) })
    add(
      "tiffin_process_resident_bytes", "gauge", "Memory of each worker.",
      each.map { ($0.0, Double($0.1.residentBytes)) })
  }

  private mutating func add(_ name: String, _ type: String, _ help: String, _ values: [(String, Double)]) {
    begin(name, type, help)
    for (labels, value) in values { line(name, labels, value) }
  }

  private mutating func begin(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private mutating func line(_ name: String, _ labels: String, _ value: Double) {
    let number = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(number)\n"
  }

  /// Returns the labels of a route such as `GET /meals/{id}`.
  private static func labels(of route: String) -> String {
    let parts = route.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
    let (method, path) = (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    return "method=\"\(method)\",route=\"\(path)\""
  }
}
