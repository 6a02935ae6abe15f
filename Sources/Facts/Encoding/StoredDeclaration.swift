extension Variable: Composed {
  @usableFromInline
  package static var form: StoredForm<Variable> {
    StoredForm(
      {
        Variable(
          name: $0, nameRange: $1, isConstant: $2, modifiers: $3, attributes: $4, type: $5, initialValue: $6,
          getter: $7, observers: $8
        )
      },
      \.name, \.nameRange, \.isConstant, \.modifiers, \.attributes, \.type, \.initialValue, \.getterCode, \.observers
    )
  }
}

extension FunctionFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<FunctionFacts> {
    StoredForm(
      {
        FunctionFacts(
          name: $0, nameRange: $1, parameters: $2, returnType: $3, modifiers: $4, attributes: $5, generics: $6, code: $7
        )
      },
      \.name, \.nameRange, \.parameters, \.returnType, \.modifiers, \.attributes, \.generics, \.code
    )
  }
}

extension FunctionFacts.Parameter: Composed {
  @usableFromInline
  package static var form: StoredForm<FunctionFacts.Parameter> {
    StoredForm(FunctionFacts.Parameter.init(label:name:type:defaultValue:), \.label, \.name, \.type, \.defaultValue)
  }
}

extension TypeFacts: Composed {
  @usableFromInline
  package static var form: StoredForm<TypeFacts> {
    StoredForm(TypeFacts.init(header:properties:functions:cases:), \.header, \.properties, \.functions, \.cases)
  }
}

extension TypeFacts.Case: Composed {
  @usableFromInline
  package static var form: StoredForm<TypeFacts.Case> {
    StoredForm(TypeFacts.Case.init(name:rawValue:), \.name, \.rawValue)
  }
}
