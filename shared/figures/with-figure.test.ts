import { describe, expect, it } from 'vitest'
import { withFigure } from './with-figure.ts'

describe('a figure', () => {
  it('stays in the row where the dealer has them', () => {
    const specifications = { Mast: 'Triplex', 'Bstd.': '100', Farbe: 'rot' }
    expect(Object.entries(withFigure(specifications, 'hours', 4210))).toEqual([
      ['Mast', 'Triplex'],
      ['Bstd.', '4.210\u00a0h'],
      ['Farbe', 'rot'],
    ])
  })

  it('gets a row where there is none, and leaves it when it is taken away', () => {
    expect(withFigure({ Mast: 'Triplex' }, 'hours', 0)).toEqual({
      Mast: 'Triplex',
      Betriebsstunden: '0\u00a0h',
    })
    expect(withFigure({ Betriebsstunden: '10 h', Mast: 'Triplex' }, 'hours', null)).toEqual({
      Mast: 'Triplex',
    })
  })

  it('is not said twice', () => {
    expect(withFigure({ Betriebsstunden: '10 h', Bh: '12' }, 'hours', 20)).toEqual({
      Betriebsstunden: '20\u00a0h',
    })
  })

  it('is written as its choice is called', () => {
    expect(withFigure({ Kraftstoff: 'E 80 V' }, 'drive', 'lpg')).toEqual({
      Kraftstoff: 'Treibgas (LPG)',
    })
  })
})
