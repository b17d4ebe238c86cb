import Testing

@testable import TiffinCore

@Suite struct `The daily energy need` {
  /// Worked out by hand: 10 × kg + 6.25 × cm − 5 × years, + 5, − 161 or − 78, times the factor, to the nearest 50.
  @Test(arguments: [
    // 800 + 1125 − 150 + 5 = 1780; 2136, 2447.5, 2759, 3070.5
    (30, 1_800, 80_000, "men", [2_150, 2_450, 2_750, 3_050]),
    // 600 + 1031.25 − 125 − 161 = 1345.25; 1614.3, 1849.72, 2085.14, 2320.56
    (25, 1_650, 60_000, "women", [1_600, 1_850, 2_100, 2_300]),
    // 650 + 1050 − 170 − 78 = 1452; 1742.4, 1996.5, 2250.6, 2504.7
    (34, 1_680, 65_000, "between", [1_750, 2_000, 2_250, 2_500]),
    // 725 + 1150 − 390 − 161 = 1324; 1588.8, 1820.5, 2052.2, 2283.9
    (78, 1_840, 72_500, "women", [1_600, 1_800, 2_050, 2_300]),
  ])
  func `is the Mifflin-St Jeor equation times an activity factor`(
    age: Int, height: Int, weight: Int, equation: String, kilocalories: [Int]
  ) throws {
    let equation = try #require(EnergyNeed.Equation(rawValue: equation))

    let energies = EnergyNeed.Activity.allCases.map {
      EnergyNeed(age: age, height: height, weight: weight, equation, $0)?.energy.kilocalories
    }

    #expect(energies == kilocalories)
  }

  /// The paper has 9.99 × kg + 6.25 × cm − 4.92 × years + 166 × sex − 161, sex being 1 for men and 0 for women, and
  /// simplifies it: for the adults that it measured, 19 to 78 years, the difference is below 20 kcal a day.
  @Test func `is close to the paper's unrounded equation`() throws {
    for age in stride(from: 19, through: 78, by: 7) {
      for (centimetres, kilograms) in [(150, 45), (165, 62), (180, 95), (195, 120)] {
        for (equation, sex) in [(EnergyNeed.Equation.women, 0.0), (.men, 1)] {
          let exact = 9.99 * Double(kilograms) + 6.25 * Double(centimetres) - 4.92 * Double(age) + 166 * sex - 161
          let need = try #require(
            EnergyNeed(age: age, height: centimetres * 10, weight: kilograms * 1_000, equation, .sitting))

          #expect(abs(Double(need.energy.kilocalories) - exact * 1.2) < 45, "\(age) \(centimetres) \(kilograms)")
        }
      }
    }
  }

  @Test func `is not calculated for children or implausible figures`() {
    #expect(EnergyNeed(age: 17, height: 1_700, weight: 60_000, .women, .light) == nil)
    #expect(EnergyNeed(age: 18, height: 1_700, weight: 60_000, .women, .light) != nil)
    #expect(EnergyNeed(age: 101, height: 1_700, weight: 60_000, .women, .light) == nil)
    #expect(EnergyNeed(age: 40, height: 999, weight: 60_000, .women, .light) == nil)
    #expect(EnergyNeed(age: 40, height: 2_501, weight: 60_000, .women, .light) == nil)
    #expect(EnergyNeed(age: 40, height: 1_700, weight: 29_999, .women, .light) == nil)
    #expect(EnergyNeed(age: 40, height: 1_700, weight: 300_001, .women, .light) == nil)
  }

  @Test func `is positive for the lowest accepted figures`() {
    #expect(EnergyNeed(age: 100, height: 1_000, weight: 30_000, .women, .sitting)?.energy.kilocalories == 300)
  }
}
