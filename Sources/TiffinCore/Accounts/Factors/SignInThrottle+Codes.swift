/// Codes of second factors are slowed down as passwords are, for all addresses together: whoever tries them knows the
/// password, so that nobody else can make a person wait.
extension SignInThrottle {
  /// Returns the seconds to wait before a code of the person may be tried from there; 0 if it may be tried now.
  ///
  /// - Parameters:
  ///   - address: The browser's address, as the web server reports it.
  ///   - device: Nil if the browser has no mark for this person's name.
  public func wait(
    codesOf person: Person.ID, address: String, device: KnownDevice?
  ) throws(StoreError) -> Int {
    try wait(of: SignInSubject.all(codesOf: person, address: address, device: device))
  }

  /// Counts a wrong code.
  public func failed(codesOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) {
    try failed(SignInSubject.all(codesOf: person, address: address, device: device))
  }

  /// Forgets the failures of the person, or of the device, after a right code.
  public func succeeded(codesOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) {
    let subjects = SignInSubject.all(codesOf: person, address: address, device: device)
    try succeeded(subjects.filter { $0.kind == .code || $0.kind == .device })
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
