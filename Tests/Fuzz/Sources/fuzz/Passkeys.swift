@testable import TiffinCore

private let clientData = Array(
  #"{"type":"webauthn.create","challenge":"AAAA","origin":"https://food.example","crossOrigin":false}"#.utf8)

func readCBOR(_ bytes: [UInt8]) {
  _ = try? AuthenticatorData(bytes)
  _ = try? NewPasskey(clientData: clientData, attestation: bytes)
  guard let (value, count) = try? CBORReader.prefix(of: bytes[...]) else { return }
  precondition((1...bytes.count).contains(count), "A value of \(count) bytes was read out of \(bytes.count).")
  precondition((try? CBORReader.value(of: bytes[..<count])) == value, "The same bytes are another value.")
}
