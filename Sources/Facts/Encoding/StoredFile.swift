extension FileFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<FileFacts> {
    StoredForm(
      FileFacts.init(path:imports:reexports:types:functions:variables:statements:suppressions:unread:lines:),
      \.path, \.imports, \.reexports, \.types, \.functions, \.variables, \.statements, \.suppressions, \.unread, \.lines
    )
  }
}

extension Suppression: Composed {
  @usableFromInline
  package static var form: StoredForm<Suppression> {
    StoredForm(Suppression.init(action:rules:reason:range:removal:lines:), \.action, \.rules, \.reason, \.range, \.removal, \.lines)
  }
}

extension Suppression.RuleName: Composed {
  @usableFromInline
  package static var form: StoredForm<Suppression.RuleName> {
    StoredForm(Suppression.RuleName.init(id:range:), \.id, \.range)
  }
}

extension Suppression.Action: Storable {
  private enum Tag: UInt8 {
    case disable, enable, disableNext, disableThis, disablePrevious, disableFile, unknown
  }

  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    switch self {
    case .disable: writer.write(tag: Tag.disable)
    case .enable: writer.write(tag: Tag.enable)
    case .disableNext: writer.write(tag: Tag.disableNext)
    case .disableThis: writer.write(tag: Tag.disableThis)
    case .disablePrevious: writer.write(tag: Tag.disablePrevious)
    case .disableFile: writer.write(tag: Tag.disableFile)
    case .unknown(let word): writer.write(tag: Tag.unknown, word)
    }
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self = switch try reader.readTag(Tag.self) {
    case .disable: .disable
    case .enable: .enable
    case .disableNext: .disableNext
    case .disableThis: .disableThis
    case .disablePrevious: .disablePrevious
    case .disableFile: .disableFile
    case .unknown: .unknown(try reader.read())
    }
  }
}

extension ModuleFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<ModuleFacts> {
    StoredForm(ModuleFacts.init(name:path:types:), \.name, \.path, \.types)
  }
}
