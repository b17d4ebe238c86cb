/// Codes of second factors are slowed down as passwords are, for all addresses together: whoever tries them knows the
/// password, so that nobody else can make a person wait.
extension SignInThrottle {
  /// Counts a try of a person's code, and returns the seconds to wait instead of it; 0 if it may be made now.
  ///
  /// It counts before the code is looked at: of tries at the same time each would find as few failures as the first.
  ///
  /// - Parameters:
  ///   - address: The browser's address, as the web server reports it.
  ///   - device: Nil if the browser has not given a code of this factor before.
  public func begin(codeOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) -> Int {
    let subjects = SignInSubject.all(codesOf: person, address: address, device: device)
    return try begin(subjects, counting: subjects.filter { $0.kind != .address })
  }

  /// Counts a wrong code for its address, too; a known device has none.
  public func failed(codeFrom address: String, device: KnownDevice?) throws(StoreError) {
    if device == nil { try failed([SignInSubject(address: address)]) }
  }

  /// Forgets the tries of the person, or of the device, after a right code.
  public func succeeded(codeOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) {
    let subjects = SignInSubject.all(codesOf: person, address: address, device: device)
    try succeeded(subjects.filter { $0.kind != .address })
  }

  /// Returns the seconds to wait before a passkey may be tried alone from there; 0 if it may be tried now.
  ///
  /// Nobody is named by who tries one: tries count for their address.
  public func wait(passkeysFrom address: String) throws(StoreError) -> Int {
    try wait(of: SignInSubject.all(passkeysFrom: address))
  }

  /// Counts a passkey that was refused.
  public func failed(passkeysFrom address: String) throws(StoreError) {
    try failed(SignInSubject.all(passkeysFrom: address))
  }
}
