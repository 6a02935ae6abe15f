import Foundation

/// Measurements side by side, as a table that Markdown reads too.
struct ResultTable: CustomStringConvertible {
  private let rows: [[String]]

  init(_ measurements: [Measurement], bytes: Int) {
    let floor = measurements.first { $0.work == .parse }?.median ?? 0
    rows = [["work", "median", "to the floor", "speed", "peak memory"]] + measurements.map { measurement in
      [
        measurement.work.rawValue,
        String(format: "%.1f ms", measurement.median * 1000),
        String(format: "%.2f", measurement.median / floor),
        ResultTable.megabytes(Int(Double(bytes) / measurement.median)) + "/s",
        ResultTable.megabytes(measurement.peakMemory),
      ]
    }
  }

  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      line(zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) })
    }
    return ([lines[0], line(widths.map { String(repeating: "-", count: $0) })] + lines.dropFirst()).joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}
