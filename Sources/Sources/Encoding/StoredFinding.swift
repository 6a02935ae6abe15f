extension Finding: Storable {
  package func write(to writer: inout StoreWriter) {
    rule.write(to: &writer)
    severity.write(to: &writer)
    message.write(to: &writer)
    file.write(to: &writer)
    range.write(to: &writer)
    guideline.write(to: &writer)
    notes.write(to: &writer)
    fixes.write(to: &writer)
    size.write(to: &writer)
    object.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(
      rule: try reader.read(),
      severity: try reader.read(),
      message: try reader.read(),
      file: try reader.read(),
      range: try reader.read(),
      guideline: try reader.read(),
      notes: try reader.read(),
      fixes: try reader.read(),
      size: try reader.read(),
      object: try reader.read()
    )
  }
}

extension SuppressedFinding: Storable {
  package func write(to writer: inout StoreWriter) {
    finding.write(to: &writer)
    reason.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(try reader.read(), reason: try reader.read())
  }
}

extension Severity: Storable {}

extension Finding.Size: Storable {
  package func write(to writer: inout StoreWriter) {
    width.write(to: &writer)
    height.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

extension Finding.Note: Storable {
  package func write(to writer: inout StoreWriter) {
    message.write(to: &writer)
    file.write(to: &writer)
    range.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(message: try reader.read(), file: try reader.read(), range: try reader.read())
  }
}

extension Finding.Fix.Applicability: Storable {}

extension Finding.Fix: Storable {
  package func write(to writer: inout StoreWriter) {
    message.write(to: &writer)
    applicability.write(to: &writer)
    edits.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(message: try reader.read(), applicability: try reader.read(), edits: try reader.read())
  }
}

extension Finding.Fix.Edit: Storable {
  package func write(to writer: inout StoreWriter) {
    range.write(to: &writer)
    replacement.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(range: try reader.read(), replacement: try reader.read())
  }
}

extension Guideline: Storable {
  package func write(to writer: inout StoreWriter) {
    document.write(to: &writer)
    date.write(to: &writer)
    section.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(document: try reader.read(), date: try reader.read(), section: try reader.read())
  }
}

extension SourcePosition: Storable {
  package func write(to writer: inout StoreWriter) {
    line.write(to: &writer)
    column.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(line: try reader.read(), column: try reader.read())
  }
}

extension SourceRange: Storable {
  package func write(to writer: inout StoreWriter) {
    start.write(to: &writer)
    end.write(to: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(start: try reader.read(), end: try reader.read())
  }
}
