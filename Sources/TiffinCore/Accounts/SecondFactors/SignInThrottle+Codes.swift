/// The throttle of second factors' codes. Unlike passwords, they are throttled for all addresses together: only people
/// who know the password can try them, so that nobody else can lock a person out.
extension SignInThrottle {
  /// Counts an attempt at a person's code, and returns 0; if there is a wait, returns its seconds and counts nothing.
  ///
  /// Attempts are counted before the code is checked, as otherwise concurrent attempts would all see the same number of
  /// failures.
  ///
  /// - Parameters:
  ///   - address: The browser's address, as the web server reports it.
  ///   - device: The known device; nil if the browser has not given a code of this factor before.
  public func begin(codeOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) -> Int {
    let subjects = SignInSubject.all(codesOf: person, address: address, device: device)
    return try begin(subjects, counting: subjects.filter { $0.kind != .address })
  }

  /// Counts a wrong code as a failure of its address, unless the device is known.
  public func failed(codeFrom address: String, device: KnownDevice?) throws(StoreError) {
    if device == nil { try failed([SignInSubject(address: address)]) }
  }

  /// Removes the counted attempts of the person, or of the device, after a right code.
  public func succeeded(codeOf person: Person.ID, address: String, device: KnownDevice?) throws(StoreError) {
    let subjects = SignInSubject.all(codesOf: person, address: address, device: device)
    try succeeded(subjects.filter { $0.kind != .address })
  }

  /// Returns the seconds to wait before a passkey may be tried without a name from an address; 0 if it may be tried
  /// now.
  ///
  /// As such attempts name no account, they are counted by address.
  public func wait(passkeysFrom address: String) throws(StoreError) -> Int {
    try wait(of: SignInSubject.all(passkeysFrom: address))
  }

  /// Counts a refused passkey as a failure of its address.
  public func failed(passkeysFrom address: String) throws(StoreError) {
    try failed(SignInSubject.all(passkeysFrom: address))
  }
}
