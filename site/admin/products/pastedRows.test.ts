import { describe, expect, it } from 'vitest'
import { parsePastedRows } from './pastedRows.ts'

describe('pasting from a spreadsheet', () => {
  it('fills a row a line', () => {
    expect(parsePastedRows('Tragkraft\t3.000 kg\r\nAntrieb:\tDiesel\r\n')).toEqual([
      { name: 'Tragkraft', value: '3.000 kg' },
      { name: 'Antrieb', value: 'Diesel' },
    ])
  })

  it('joins a unit in a third column to its value', () => {
    expect(parsePastedRows('Hubhöhe\t4500\tmm')).toEqual([{ name: 'Hubhöhe', value: '4500 mm' }])
  })

  it('leaves ordinary text to the field', () => {
    expect(parsePastedRows('Tragkraft')).toBeNull()
    expect(parsePastedRows('Tragkraft\nHubhöhe')).toBeNull()
  })
})
