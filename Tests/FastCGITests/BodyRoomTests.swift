import Testing

@testable import FastCGI

@Suite struct `Memory for bodies` {
  @Test func `is never taken up by one group of people`() {
    let room = BodyRoom(bytes: 100)

    #expect(room.take(70, for: .member(of: 1)))
    #expect(!room.take(6, for: .member(of: 1)))
    #expect(room.take(25, for: .member(of: 2)))
    #expect(!room.take(6, for: .member(of: 2)))
    room.give(70, of: .member(of: 1))
    #expect(room.take(75, for: .member(of: 1)))
    room.give(25, of: .member(of: 2))
    #expect(room.take(25, for: .known))
  }

  @Test func `is given back to who took it`() {
    let room = BodyRoom(bytes: 100)

    for _ in 0..<10 {
      #expect(room.take(60, for: .member(of: 7)))
      room.give(60, of: .member(of: 7))
    }

    #expect(room.take(75, for: .member(of: 7)) && room.take(25, for: .member(of: 8)))
  }
}
