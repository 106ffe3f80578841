import { describe, expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { categories, cellsOf, machine, patchOf } from '../testing/stock-rows.ts'
import { readKey, readRow } from './rows.ts'

describe('a cell in the words of a dealer', () => {
  const reading = (header: string, cell: Cell) => {
    const { patch, problems, hints } = readRow(cellsOf({ [header]: cell }), null, categories)
    expect(problems).toEqual([])
    return { ...patch, ...(hints[0] && { hint: hints[0].message }) }
  }

  it.each([
    ['E', 'Elektro'],
    ['El.', 'Elektro'],
    ['D', 'Diesel'],
    ['d.', 'Diesel'],
    ['G', 'Treibgas (LPG)'],
    ['Gas', 'Treibgas (LPG)'],
    ['T', 'Treibgas (LPG)'],
  ])('is a drive by its short word, and says which: %s', (cell, drive) =>
    expect(reading('Antr.', cell)).toEqual({
      specifications: { Antrieb: drive },
      hint: `„${cell}“ ist als ${drive} gelesen`,
    }),
  )

  it.each(['Elektro', 'Diesel', 'Treibgas', 'LPG'])('is a drive as it stands: %s', (cell) =>
    expect(reading('Antr.', cell)).toEqual({ specifications: { Antrieb: cell } }),
  )

  it.each([
    ['gebr.', 'used'],
    ['gebraucht', 'used'],
    ['Gebrauchtgerät', 'used'],
    ['neu', 'new'],
    ['Neugerät', 'new'],
    ['Vorführer', 'demo'],
    ['überholt', 'refurbished'],
  ])('is a condition by any word for it: %s', (cell, condition) =>
    expect(reading('Zustand', cell)).toEqual({ condition }),
  )

  it.each(['gut', 'sehr gut', 'guter', 'neuw.', 'neuwertig'])(
    'is of a used machine where it praises: %s',
    (cell) =>
      expect(reading('Zustand', cell)).toEqual({
        condition: 'used',
        hint: `„${cell}“ ist als Gebraucht gelesen`,
      }),
  )

  it('is a grade of a used machine, also below its condition', () => {
    expect(reading('Zustand', 'B')).toEqual({
      condition: 'used',
      grade: 'B',
      hint: '„B“ ist als Gebraucht, Klasse B gelesen',
    })
  })

  it('leaves the condition of a known machine to whoever knows it', () => {
    const known = { ...machine, condition: 'refurbished' as const }
    const said = readRow(cellsOf({ Zustand: 'sehr gut' }), known, categories)
    expect(said).toMatchObject({ patch: {}, problems: [] })
    expect(said.hints[0]?.message).toBe('„sehr gut“ lässt den Zustand, wie er ist')
    expect(readRow(cellsOf({ Zustand: 'A' }), known, categories).patch).toEqual({ grade: 'A' })
  })

  it('has the grade of its own column, whatever stands below its condition', () => {
    expect(readRow(cellsOf({ Zustand: 'A', Klasse: 'B' }), null, categories).patch).toMatchObject({
      grade: 'B',
    })
  })

  it.each(['n. b.', 'unbekannt', '-'])('decides nothing that visitors see by saying %s', (cell) => {
    const row = cellsOf({ Status: cell, Zustand: cell, Besteuerung: cell })
    const { patch, problems } = readRow(row, null, categories)
    expect(patch).toEqual({})
    expect(problems).toHaveLength(3)
  })

  it.each([
    ['frei', 'active'],
    ['auf Lager', 'active'],
    ['verfügbar', 'active'],
    ['VERFUEGBAR', 'active'],
    ['vorrätig', 'active'],
    ['res.', 'reserved'],
    ['reserviert', 'reserved'],
    ['verk.', 'sold'],
  ])('is a status by the word for it: %s', (cell, status) =>
    expect(reading('Status', cell)).toEqual({ status }),
  )
})

describe('a cell that says there is nothing to say', () => {
  const nothing = [
    ...['k.A.', 'k. A.', '-', '–', '---', 'n.b.', 'unbekannt', 'o.A.', 'K.A', ' - '],
    ...['keine Angabe', 'nicht bekannt', 'n/a', '?'],
  ]

  it.each(nothing)('is as an empty one for everything that may be missing: „%s“', (cell) => {
    const row = {
      'Hubh.': cell,
      'Antr.': cell,
      UVV: cell,
      'Weitere: Farbe': cell,
      'Masch.-Nr.': cell,
      Zustandsklasse: cell,
      Tagesmiete: cell,
      'Alter Preis': cell,
      'Lag.-Nr.': cell,
    }
    const empty = Object.fromEntries(Object.keys(row).map((header) => [header, null]))
    for (const existing of [null, machine])
      expect(readRow(cellsOf(row), existing, categories)).toEqual(
        readRow(cellsOf(empty), existing, categories),
      )
    expect(readKey(cellsOf(row)).stockNumber).toBeNull()
  })

  it('is no price, as an empty cell is none', () => {
    const { patch, problems } = readRow(cellsOf({ Preis: '-' }), null, categories)
    expect({ patch, problems }).toEqual({ patch: { price: null }, problems: [] })
    const onRequest = cellsOf({ Preis: '–', Besteuerung: 'auf Anfrage' })
    expect(readRow(onRequest, null, categories)).toMatchObject({
      patch: { price: null, priceKind: 'onRequest' },
      problems: [],
    })
  })

  it('is a text where one is required, and where the machine has said so before', () => {
    expect(patchOf({ Modell: '-', Fabrikat: 'unbekannt' })).toEqual({
      model: '-',
      brand: 'unbekannt',
    })
    const said = { ...machine, note: '-', specifications: { Farbe: 'k.A.', Mast: '–' } }
    const same = { 'Interne Notiz': '-', 'Weitere: Farbe': 'k.A.', Mast: '–' }
    expect(readRow(cellsOf(same), said, categories).patch).toEqual({})
  })
})
