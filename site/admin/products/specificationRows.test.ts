import { describe, expect, it } from 'vitest'
import { figureKeys } from '../../../shared/figures/registry.ts'
import { machine } from '../../../shared/testing/product.ts'
import { newProduct, productForm, toFormValues } from './productForm.ts'
import {
  emptyRow,
  FIGURE_ROWS,
  fillRows,
  linesNamed,
  readingOf,
  readPastedSheet,
  type SpecificationRow,
  specificationRows,
  toRows,
  withUnit,
} from './specificationRows.ts'

const saved = (specifications: Record<string, string>) => {
  const { specifications: rows } = toFormValues({ ...machine, specifications })
  return productForm.shape.specifications.parse(rows)
}

it('has a field for each figure, under the name that the dealer has given it', () => {
  const rows = toRows({ Farbe: 'Gelb', Tragfähigkeit: '3 t', Tragkraft: '3.000 kg' })
  expect(rows).toHaveLength(FIGURE_ROWS + 2)
  expect(rows[figureKeys.indexOf('capacity')]).toMatchObject({
    name: 'Tragfähigkeit',
    value: '3 t',
    figure: 'capacity',
  })
  expect(rows.slice(FIGURE_ROWS).map(({ name }) => name)).toEqual(['Farbe', 'Tragkraft'])
  expect(newProduct.specifications.at(-1)).toEqual(emptyRow)
})

it('saves what it was opened with, and no field that is empty', () => {
  const specifications = { Farbe: 'Gelb', 'Hubhöhe (m)': '4,5', Tragkraft: 'auf Anfrage' }
  expect(saved(specifications)).toEqual(specifications)
  expect(saved({})).toEqual({})
})

describe('the order of technical data', () => {
  const stored = { Mast: 'Triplex', Farbe: 'Gelb', Hubhöhe: '4.500 mm', Sitz: 'neu' }
  const namesAfter = (change: (rows: SpecificationRow[]) => SpecificationRow[]) =>
    Object.keys(specificationRows.parse(change(toRows(stored))))

  it('stays as it was stored where nobody has moved anything', () => {
    const names = Object.keys(stored)
    expect(namesAfter((rows) => rows)).toEqual(names)
    const pasted = Object.entries(stored).map(([name, value]) => ({ name, value: `${value} *` }))
    expect(namesAfter((rows) => fillRows(rows, pasted))).toEqual(names)
  })

  it('is that of the form for what is new', () => {
    const bySheet = (name: string) => namesAfter((rows) => fillRows(rows, [{ name, value: '1' }]))
    expect(bySheet('Bauhöhe')).toEqual(['Mast', 'Farbe', 'Hubhöhe', 'Bauhöhe', 'Sitz'])
    expect(bySheet('Spiegel')).toEqual([...Object.keys(stored), 'Spiegel'])
  })

  it('changes where a row is moved over another or removed', () => {
    const figures = toRows(stored).slice(0, FIGURE_ROWS)
    const [colour, seat] = toRows(stored).slice(FIGURE_ROWS)
    if (!colour || !seat) throw new Error('Rows are missing')
    expect(namesAfter(() => [...figures, seat, colour])).toEqual([
      'Mast',
      'Sitz',
      'Hubhöhe',
      'Farbe',
    ])
    expect(namesAfter(() => [...figures, seat])).toEqual(['Mast', 'Hubhöhe', 'Sitz'])
  })
})

it('fills fields from a type sheet, writes out the unit of a name, and adds the rest once', () => {
  const pasted = [
    { name: 'Tragkraft (t)', value: '2,5' },
    { name: 'Bauhöhe', value: 'ca. 2,05 m' },
    { name: 'Farbe', value: 'Rot' },
  ]
  const rows = fillRows(toRows({ Farbe: 'Gelb' }), pasted)
  expect(rows[figureKeys.indexOf('capacity')]?.value).toBe('2.500\u00a0kg')
  expect(rows[figureKeys.indexOf('closedHeight')]?.value).toBe('ca. 2,05 m')
  expect(rows.slice(FIGURE_ROWS)).toMatchObject([{ name: 'Farbe', value: 'Rot' }])
})

it('says how a text is read, and what is expected where it is not', () => {
  expect(readingOf('capacity', '2,5 t').hint).toBe('Gelesen als 2.500\u00a0kg')
  expect(readingOf('capacity', '2.500 kg')).toEqual({ isRead: true, hint: '' })
  expect(readingOf('capacity', 'viel')).toMatchObject({ isRead: false })
  expect(withUnit('capacity', '2500')).toBe('2.500\u00a0kg')
  expect(withUnit('capacity', '2,5 t')).toBe('2,5 t')
})

it('says of an inspection that is over what visitors read', () => {
  expect(readingOf('inspectionUntil', '03/2020')).toMatchObject({
    isRead: false,
    hint: expect.stringContaining('„UVV: fällig“'),
  })
  expect(readingOf('inspectionUntil', `03/${new Date().getFullYear() + 1}`).isRead).toBe(true)
})

describe('pasting from a spreadsheet', () => {
  it('fills a row a line', () => {
    expect(readPastedSheet('Tragkraft\t3.000 kg\r\nAntrieb:\tDiesel\r\n')).toEqual({
      rows: [
        { name: 'Tragkraft', value: '3.000 kg' },
        { name: 'Antrieb', value: 'Diesel' },
      ],
      rest: [],
    })
  })

  it('joins a unit in a third column to its value', () => {
    const { rows } = readPastedSheet('Hubhöhe\t4500\tmm')
    expect(rows).toEqual([{ name: 'Hubhöhe', value: '4500 mm' }])
  })

  it('leaves ordinary text to the field', () => {
    expect(readPastedSheet('Tragkraft').rows).toEqual([])
    expect(readPastedSheet('Tragkraft\nHubhöhe').rows).toEqual([])
  })
})

describe('a type sheet with lines that do not fit', () => {
  it('is read without them, and they are named as they were written', () => {
    const sheet = 'Linde H25\nTragkraft: 2.500 kg\n\nSonderausstattung:\nMast:\tTriplex\n: 12'
    expect(readPastedSheet(sheet)).toEqual({
      rows: [
        { name: 'Tragkraft', value: '2.500 kg' },
        { name: 'Mast', value: 'Triplex' },
      ],
      rest: ['Linde H25', 'Sonderausstattung:', ': 12'],
    })
  })

  it('may be a table with a heading or an empty cell', () => {
    expect(
      readPastedSheet('Technische Daten\nHubhöhe\t4500\tmm\nFreihub\t\nMast:\tDuplex'),
    ).toEqual({
      rows: [
        { name: 'Hubhöhe', value: '4500 mm' },
        { name: 'Mast', value: 'Duplex' },
      ],
      rest: ['Technische Daten', 'Freihub\t'],
    })
  })

  it('is not filled with what a product could not be saved with', () => {
    const tooLong = [`${'N'.repeat(101)}: 1`, `Farbe: ${'g'.repeat(501)}`]
    expect(readPastedSheet([...tooLong, 'Farbe: Gelb'].join('\n'))).toEqual({
      rows: [{ name: 'Farbe', value: 'Gelb' }],
      rest: tooLong,
    })
  })
})

describe('naming the lines that do not fit', () => {
  it('shows them as they were written, and only the first of many', () => {
    expect(linesNamed(['Linde H25', ' Freihub\t'])).toBe('„Linde H25“, „Freihub“')
    const many = Array.from({ length: 8 }, (_, index) => `Zeile ${index + 1}`)
    expect(linesNamed(many)).toMatch(/^„Zeile 1“, .*„Zeile 5“ und 3 weitere$/)
    expect(linesNamed(['x'.repeat(200)])).toBe(`„${'x'.repeat(60)} …“`)
  })
})
