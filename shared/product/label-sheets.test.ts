import { describe, expect, it } from 'vitest'
import {
  labelMargins,
  labelPlace,
  labelSheetKeys,
  labelSheetName,
  labelSheets,
  sheetsFor,
} from './label-sheets.ts'

describe('a sheet of labels', () => {
  it.each([
    ['63.5x33.9', 7.25, 12.9],
    ['63.5x38.1', 7.25, 15.15],
    ['70x36', 0, 4.5],
    ['70x37', 0, 0.5],
    ['99.1x38.1', 4.65, 15.15],
    ['99.1x67.7', 4.65, 13.1],
    ['99.1x139', 4.65, 9.5],
  ] as const)('has the margins that its maker states: %s', (key, left, top) => {
    const margins = labelMargins(labelSheets[key])
    expect(margins.left).toBeCloseTo(left)
    expect(margins.top).toBeCloseTo(top)
  })

  it('is filled row by row', () => {
    const sheet = labelSheets['63.5x38.1']
    const places = [1, 2, 4, 21].map((position) => labelPlace(sheet, position))
    const expected = [
      [7.25, 15.15],
      [73.25, 15.15],
      [7.25, 53.25],
      [139.25, 243.75],
    ]
    for (const [index, [x = 0, y = 0]] of expected.entries()) {
      expect(places[index]?.x).toBeCloseTo(x)
      expect(places[index]?.y).toBeCloseTo(y)
    }
  })

  it('is named as it is sold', () => {
    expect(labelSheetKeys.map((key) => labelSheetName(labelSheets[key]))).toEqual([
      '63,5 × 33,9 mm, 24 je Bogen (wetterfest L4773)',
      '63,5 × 38,1 mm, 21 je Bogen (L7160)',
      '70 × 36 mm, 24 je Bogen (3490)',
      '70 × 37 mm, 24 je Bogen (3474)',
      '99,1 × 38,1 mm, 14 je Bogen (L7163)',
      '99,1 × 67,7 mm, 8 je Bogen (L7165)',
      '99,1 × 139 mm, 4 je Bogen (L7169, wetterfest L4774)',
    ])
  })

  it.each([
    [21, 1, 1],
    [22, 1, 2],
    [1, 21, 1],
    [2, 21, 2],
  ])('%i labels from position %i on take %i sheets', (count, first, sheets) => {
    expect(sheetsFor(labelSheets['63.5x38.1'], count, first)).toBe(sheets)
  })
})
