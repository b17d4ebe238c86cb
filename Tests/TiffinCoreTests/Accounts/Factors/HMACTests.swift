import Testing

@testable import Cryptography
@testable import TiffinCore

@Suite struct `The hash that authenticators use` {
  /// FIPS 180-2, appendix A, and RFC 3174, section 7.3.
  @Test(arguments: [
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    (
      String(repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10),
      "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
  ]) func `is SHA-1`(text: String, hash: String) {
    #expect(Hexadecimal.text(of: SHA1.hash(Array(text.utf8))) == hash)
  }

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
  ]) func `is keyed as HMAC`(key: [UInt8], message: [UInt8], code: String) {
    #expect(Hexadecimal.text(of: HMAC.sha1(message, key: key)) == code)
  }
}
