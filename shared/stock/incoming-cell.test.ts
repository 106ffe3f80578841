import { expect, it } from 'vitest'
import type { IncomingCell } from '../tables/table-cell.ts'
import { columnOfHeader } from './columns.ts'
import { cellFor } from './incoming-cell.ts'

const day = { day: '2026-11-30' }

it.each<[header: string, cell: IncomingCell, counts: unknown]>([
  ['Lagernummer', { shown: '00123', stored: 123 }, '00123'],
  ['Lagernummer', { shown: '04. Mrz', stored: day }, day],
  ['Titel', { shown: 'ST-0042', stored: 42 }, 'ST-0042'],
  ['Beschreibung', { shown: '30.11.2026', stored: day }, '30.11.2026'],
  ['Weitere: Ladezustand', { shown: '85 %', stored: 0.85 }, '85 %'],
  ['Preis (€)', { shown: '28.501 €', stored: 28_500.5 }, 28_500.5],
  ['Baujahr', { shown: 'Nov 26', stored: day }, day],
  ['Tragkraft (kg)', { shown: '2.500,0', stored: 2500 }, 2500],
  ['Tragkraft (kg)', { shown: '2,5 t', stored: 2.5 }, '2,5 t'],
  ['Tragkraft (kg)', { shown: '2,50E+03', stored: 2500 }, 2500],
  ['Tragkraft (kg)', { shown: '5.000 lbs', stored: 5000 }, '5.000 lbs'],
  ['Betriebsstunden', { shown: '5.000 Stk', stored: 5000 }, 5000],
  ['Steigfähigkeit (%)', { shown: '18 %', stored: 0.18 }, '18 %'],
  ['Tragkraft (kg)', { shown: '04. Mrz', stored: day }, day],
  ['Titel', 'Linde H25', 'Linde H25'],
])('takes what is shown for a text and what is stored for a number: %s', (header, cell, counts) => {
  const column = columnOfHeader(header)
  expect(column && cellFor(column, cell)).toEqual(counts)
})
