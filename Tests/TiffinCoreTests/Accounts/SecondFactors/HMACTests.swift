import Platform
import Testing

@testable import Cryptography
@testable import TiffinCore

@Suite struct `The hash of authenticator codes` {
  /// RFC 2202, section 3: cases 1, 2, 3, 6 and 7.
  @Test(arguments: [
    ([UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8), "b617318655057264e28bc0b6fb378c8ef146be00"),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8), "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
    ),
    (
      [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
      "125d7342b9ac11cd91a39af48aa17b4f63f175d3"
    ),
    (
      [UInt8](repeating: 0xaa, count: 80), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
    (
      [UInt8](repeating: 0xaa, count: 80),
      Array("Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data".utf8),
      "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"
    ),
  ]) func `is HMAC-SHA-1`(key: [UInt8], message: [UInt8], code: String) {
    #expect(HMAC.sha1(message, key: key).map { Hexadecimal.text(of: $0) } == code)
  }
}
