import { describe, expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { categories, cellsOf, patchOf, problemOf, specificationsOf } from '../testing/stock-rows.ts'
import { readRow } from './rows.ts'

describe('a cell of a figure', () => {
  it('that says what is read of the row leaves its name, text and place', () => {
    const same = {
      'Tragkraft (kg)': 2500,
      Mast: 'Triplex',
      'Weitere: Tragfähigkeit': '3 t',
      'Weitere: Farbe': 'rot',
    }
    expect(patchOf(same)).toEqual({})
    expect(patchOf({ 'Tragkraft (t)': 2.5, 'Tragfähigkeit (kg)': '2.500 kg' })).toEqual({})
  })

  it('changes the value of the row, and adds a new one under the name of the site', () => {
    expect(specificationsOf({ 'Tragkraft (kg)': 2600, 'Hubhöhe (m)': '4,5', Farbe: 'x' })).toEqual([
      ['Tragkraft (t)', '2.600 kg'],
      ['Mast', 'Triplex mit Freihub'],
      ['Tragfähigkeit', '3 t'],
      ['Farbe', 'rot'],
      ['Hubhöhe', '4.500 mm'],
    ])
  })

  it('that is empty takes the row away, and only its own', () => {
    const names = specificationsOf({
      'Tragkraft (kg)': null,
      'Weitere: Mast': null,
      'Weitere: Farbe': null,
    })
    expect(names.map(([name]) => name)).toEqual(['Mast', 'Tragfähigkeit'])
  })

  it('keeps a text of several words, and one that cannot be read', () => {
    expect(
      specificationsOf({
        Anbaugeräte: 'Seitenschub, Blue-Spot',
        Antrieb: 'electric',
        'Freihub (mm)': 'auf Anfrage',
      }).slice(4),
    ).toEqual([
      ['Anbaugeräte', 'Seitenschub, Blue-Spot'],
      ['Antrieb', 'Elektro'],
      ['Freihub', 'auf Anfrage'],
    ])
  })

  it.each<[Cell]>([['11/2027'], [{ day: '2027-11-30' }], [46_721], ['46721'], ['November 2027']])(
    'is a month however a spreadsheet has it: %j',
    (cell) =>
      expect(specificationsOf({ 'UVV geprüft bis': cell }).at(-1)).toEqual([
        'UVV geprüft bis',
        '11/2027',
      ]),
  )

  it.each<[string, Cell, string]>([
    ['Hubhöhe (mm)', '8', '8'],
    ['Hubhöhe (m)', '4500', '4500 m'],
    ['Hubhöhe (m)', 4500, '4500 m'],
    ['Bauhöhe (mm)', 2.5, '2,5'],
    ['UVV geprüft bis', 'neu', 'neu'],
  ])(
    'that is no plausible figure is kept with a hint, and guessed by no other unit: %s %j',
    (header, cell, text) => {
      const { problems, hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
      expect(problems).toEqual([])
      expect(hints).toMatchObject([
        { message: expect.stringContaining('steht so auf der Website') },
      ])
      expect(Object.values(patch.specifications ?? {})).toEqual([text])
    },
  )

  it.each<[string, Cell, string, string]>([
    ['Hubh.', '4,7', '4.700 mm', '4,7 m'],
    ['Hubh.', 4.7, '4.700 mm', '4,7 m'],
    ['Hubhöhe', '8', '8.000 mm', '8 m'],
    ['Tragl.', '2,5', '2.500 kg', '2,5 t'],
    ['Tragl.', '1.6', '1.600 kg', '1,6 t'],
    ['Bauh.', '2,145', '2.145 mm', '2,145 m'],
    ['Leergewicht', 60, '60.000 kg', '60 t'],
  ])(
    'is in the unit of its header, else in metres or tonnes where it is small, as in the list of machines: %s %j',
    (header, cell, text, meant) => {
      const { problems, hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
      expect(problems).toEqual([])
      expect(Object.values(patch.specifications ?? {})).toEqual([text])
      const typed = String(cell).replace(/^4\.7$/, '4,7')
      expect(hints).toMatchObject([{ message: `„${typed}“ ist als ${meant} gelesen` }])
    },
  )

  it.each<[string, Cell, string]>([
    ['Hubh.', 4700, '4.700 mm'],
    ['Bauh.', '2.145', '2.145 mm'],
    ['Freih.', 50, '50 mm'],
    ['Std.', '50', '50 h'],
    ['Hubhöhe (m)', '4,7', '4.700 mm'],
    ['weight', 60, '60 kg'],
    ['Tragl.', '1.6 t', '1.600 kg'],
    ['Tragkraft (t)', '1.6', '1.600 kg'],
    ['Hubhöhe (m)', '4.70', '4.700 mm'],
    ['Leistung (kW)', '36.4', '36,4 kW'],
    ['Hubgeschwindigkeit', '0.57', '0,57 m/s'],
    ['Eigengewicht (kg)', '60', '60 kg'],
  ])('is in the unit of the figure where that is plain: %s %j', (header, cell, text) => {
    const { hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
    expect(hints).toEqual([])
    expect(Object.values(patch.specifications ?? {})).toEqual([text])
  })

  it.each<[string, Cell, string, string]>([
    ['Std.', 4.7, '5 h', 'Ist auf ganze Stunden gerundet'],
    ['Std.', '16039.300000000001', '16.039 h', 'Ist auf ganze Stunden gerundet'],
    ['Tragkraft (kg)', '1600,5', '1.601 kg', 'Ist auf ganze kg gerundet'],
    ['Leistung (kW)', '36.44', '36,4 kW', 'Ist auf 1 Nachkommastelle gerundet'],
  ])('says what is lost of its number: %s %j', (header, cell, text, hint) => {
    const { hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
    expect(hints.map(({ message }) => message)).toEqual([hint])
    expect(Object.values(patch.specifications ?? {})).toEqual([text])
  })

  it('is a drive by its English name', () => {
    expect(patchOf({ Fuel: 'Electric' }).specifications).toMatchObject({ Antrieb: 'Elektro' })
  })

  it('is not understood where a spreadsheet made a date of it', () => {
    expect(problemOf({ 'Hubhöhe (m)': { day: '2026-04-03' } })).toEqual([
      'Hubhöhe (m): „2026-04-03“ ist als Hubhöhe nicht zu lesen',
    ])
  })
})
