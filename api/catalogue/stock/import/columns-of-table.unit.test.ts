import { expect, it } from 'vitest'
import { columnsOfTable } from './columns-of-table.ts'

const ignored = (header: string[], mapping = {}) =>
  columnsOfTable(header, mapping, {}, () => false).ignored

it('leaves a vague heading to the one that says it plainly, wherever that stands', () => {
  const header = ['Info', 'Jahr', 'Netto', 'Bemerkung', 'Baujahr', 'VK']
  expect(ignored(header)).toEqual(['Info', 'Jahr', 'Netto'])
  expect(ignored(['Info', 'Jahr', 'Netto'])).toEqual([])
  expect(ignored(['Info', 'Bemerkung'], { Info: 'note' })).toEqual(['Bemerkung'])
})
