import { describe, expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { categories, cellsOf, change, machine, problemOf } from '../testing/stock-rows.ts'
import { readRow } from './rows.ts'
import { respelled } from './spreadsheet-cell.ts'

describe('a cell that a spreadsheet or another system has changed', () => {
  it.each([
    '#NV',
    '#WERT!',
    '#BEZUG!',
    '#REF!',
    '#DIV/0!',
    '#N/A',
    '#NAME?',
    'Err:502',
    '########',
  ])('is an error of its row, whatever it is a cell of: %s', (cell) => {
    const row = {
      Titel: cell,
      Lagernummer: cell,
      'Preis (€)': cell,
      Bilder: cell,
      'Hubhöhe (mm)': cell,
      Mast: cell,
      'Weitere: Farbe': cell,
    }
    expect(problemOf(row)).toEqual(
      Object.keys(row).map((header) => `${header}: Die Zelle enthält den Fehlerwert ${cell}`),
    )
  })

  it('is an error where a long number has become an exponent, and a hint where it was filled up', () => {
    const row = { Lagernummer: '5,16093E+14', Seriennummer: '1,23E+18', 'Weitere: Motor': 1.2e21 }
    expect(problemOf(row)).toHaveLength(3)
    expect(problemOf({ Seriennummer: '1,23E+18' })[0]).toContain('ihre letzten Ziffern fehlen')
    expect(problemOf({ Lagernummer: '2E10', Modell: 'E16', Seriennummer: '1E5' })).toEqual([])
    const { patch, hints } = change({ Seriennummer: '516093123456789000' })
    expect(patch).toEqual({ serialNumber: '516093123456789000' })
    expect(hints[0]?.message).toContain('15 Ziffern')
  })

  it('is read as text where it is HTML, and says so', () => {
    const { patch, hints } = change({
      Titel: '<b>Linde</b> H25 &ndash; K&uuml;hlhaus',
      Beschreibung: '<p>Guter Zustand</p><ul><li>UVV neu</li></ul>',
      'Weitere: Farbe': 'rot&nbsp;/ wei&szlig;',
      'Gesamtlänge (mm)': '2.500&nbsp;mm',
    })
    expect(patch).toMatchObject({
      title: 'Linde H25 – Kühlhaus',
      description: 'Guter Zustand\n\n- UVV neu',
      specifications: { Farbe: 'rot / weiß', Gesamtlänge: '2.500 mm' },
    })
    expect(hints.map(({ message }) => message)).toEqual([
      'Das HTML ist als Text gelesen: „Linde H25 – Kühlhaus“',
      'Das HTML ist als Text gelesen: „Guter Zustand\n\n- UVV neu“',
      'Das HTML ist als Text gelesen: „rot / weiß“',
    ])
    const said = { ...machine, title: 'Linde &amp; <b>Co</b>', note: '#NV' }
    const same = { Titel: said.title, 'Interne Notiz': said.note }
    expect(readRow(cellsOf(same), said, categories)).toEqual({ patch: {}, problems: [], hints: [] })
  })
})

it.each<[Cell, string]>([
  [123, '00123'],
  ['1.5', '1,5'],
  ['85,00 %', '85 %'],
  ['85.00%', '85 %'],
  ['30.11.26', '30.11.2026'],
  ['11/30/26', '30.11.2026'],
  ['2026-11-30', '30.11.2026'],
])('keeps a text that a spreadsheet writes in its own way: %j for %s', (cell, before) => {
  expect(respelled(cell, before)).toContain(`Bleibt „${before}“`)
})

it.each<[Cell, Cell]>([
  [124, '00123'],
  ['03.04.26', '04.03.2026'],
  ['85 %', '85'],
  ['1.50 m', '1,5 m'],
  [28_500, 28_500],
])('takes what says something else: %j for %s', (cell, before) => {
  expect(respelled(cell, before)).toBeNull()
})
