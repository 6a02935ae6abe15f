extension Branch: Composed {
  @usableFromInline
  package static var form: StoredForm<Branch> {
    StoredForm(Branch.init(kind:subject:arms:), \.kind, \.subject, \.arms)
  }
}

extension Branch.Kind: Storable {}

extension Branch.Arm: Composed {
  @usableFromInline
  package static var form: StoredForm<Branch.Arm> {
    StoredForm(Branch.Arm.init(conditions:body:), \.conditions, \.body)
  }
}

extension Branch.Condition: Composed {
  @usableFromInline
  package static var form: StoredForm<Branch.Condition> {
    StoredForm(Branch.Condition.init(names:value:pattern:), \.names, \.value, \.pattern)
  }
}
