extension Finding: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding> {
    StoredForm(
      Finding.init(rule:severity:message:file:range:guideline:notes:fixes:size:contrast:object:),
      \.rule, \.severity, \.message, \.file, \.range, \.guideline, \.notes, \.fixes, \.size, \.contrast, \.object
    )
  }
}

extension SuppressedFinding: Composed {
  @usableFromInline
  package static var form: StoredForm<SuppressedFinding> {
    StoredForm(SuppressedFinding.init(_:reason:), \.finding, \.reason)
  }
}

extension Severity: Storable {}

extension Finding.Size: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding.Size> {
    StoredForm(Finding.Size.init(width:height:), \.width, \.height)
  }
}

extension Finding.Contrast: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding.Contrast> {
    StoredForm(Finding.Contrast.init(text:background:ratio:), \.text, \.background, \.ratio)
  }
}

extension Finding.Note: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding.Note> {
    StoredForm(Finding.Note.init(message:file:range:), \.message, \.file, \.range)
  }
}

extension Finding.Fix.Applicability: Storable {}

extension Finding.Fix: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding.Fix> {
    StoredForm(Finding.Fix.init(message:applicability:edits:), \.message, \.applicability, \.edits)
  }
}

extension Finding.Fix.Edit: Composed {
  @usableFromInline
  package static var form: StoredForm<Finding.Fix.Edit> {
    StoredForm(Finding.Fix.Edit.init(range:replacement:), \.range, \.replacement)
  }
}

extension Guideline: Composed {
  @usableFromInline
  package static var form: StoredForm<Guideline> {
    StoredForm(Guideline.init(document:date:section:), \.document, \.date, \.section)
  }
}

extension SourcePosition: Composed {
  @usableFromInline
  package static var form: StoredForm<SourcePosition> {
    StoredForm(SourcePosition.init(line:column:), \.line, \.column)
  }
}

extension SourceRange: Composed {
  @usableFromInline
  package static var form: StoredForm<SourceRange> {
    StoredForm(SourceRange.init(start:end:), \.start, \.end)
  }
}
