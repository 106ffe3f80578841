import { describe, expect, it } from 'vitest'
import { machine } from '../testing/product.ts'
import { leasingRate, leasingTerms, leasingText, rateOfEuro } from './leasing.ts'

const leasing = {
  months: 48,
  interestPercent: 5.9,
  downPaymentPercent: 10,
  residualPercent: 10,
  minPrice: 10_000,
}

describe('a leasing rate', () => {
  // Computed by hand with the formula of the annuity, and by a spreadsheet:
  // RMZ(5,9%/12; 48; -25650; 2850) = 548,43 and RMZ(6%/12; 36; -16000; 4000) = 385,06.
  it.each([
    [28_500, {}, 549],
    [20_000, { months: 36, interestPercent: 6, downPaymentPercent: 20, residualPercent: 20 }, 386],
    [24_000, { interestPercent: 0, downPaymentPercent: 0, residualPercent: 0 }, 500],
    [12_000, { months: 1, interestPercent: 12, downPaymentPercent: 0, residualPercent: 0 }, 12_120],
  ])('of %s € with %j is %s €', (price, changes, rate) => {
    expect(leasingRate({ ...machine, price }, rateOfEuro({ ...leasing, ...changes }))).toBe(rate)
  })

  it('stays a whole euro that binary fractions would lift above it', () => {
    const plain = { ...leasing, interestPercent: 0, downPaymentPercent: 70, residualPercent: 0 }
    const ofEuro = rateOfEuro({ ...plain, months: 33 })
    expect(leasingRate({ ...machine, price: 11_000 }, ofEuro)).toBe(100)
  })

  it('is shown from the lowest price on, it included', () => {
    expect(leasingRate({ ...machine, price: 10_000 }, rateOfEuro(leasing))).toBe(193)
    expect(leasingRate({ ...machine, price: 9_999 }, rateOfEuro(leasing))).toBeNull()
  })

  it.each([
    { priceKind: 'margin' as const },
    { priceKind: 'onRequest' as const },
    { price: null, priceKind: 'onRequest' as const, rent: { month: 900 } },
    { status: 'sold' as const },
  ])('is none for a machine with %j', (changes) => {
    expect(leasingRate({ ...machine, ...changes }, rateOfEuro(leasing))).toBeNull()
    expect(leasingText(machine, null)).toBeNull()
  })

  it('says on what it stands', () => {
    expect(leasingText(machine, rateOfEuro(leasing))).toBe('549\u00a0€ im Monat')
    expect(leasingTerms(leasing)).toBe(
      '48 Monate, 10\u00a0% Anzahlung, 10\u00a0% Restwert, 5,9\u00a0% Zins im Jahr',
    )
  })
})
