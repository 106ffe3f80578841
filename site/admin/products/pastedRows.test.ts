import { describe, expect, it } from 'vitest'
import { linesNamed, readPastedSheet } from './pastedRows.ts'

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
