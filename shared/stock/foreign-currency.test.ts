import { expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { categoryNames } from './category-names.ts'
import { columnOfMapped } from './columns.ts'
import { foreignCurrencyIn } from './foreign-currency.ts'
import { cellFor } from './incoming-cell.ts'
import { readRow } from './rows.ts'

const reading = (header: string, cell: Cell, target = 'price') => {
  const column = columnOfMapped(header, target)
  const { patch, problems } = readRow(column ? [[column, cell]] : [], null, categoryNames([]))
  return { patch, problems: problems.map(({ message }) => message) }
}

it.each<[string, Cell, string]>([
  ['Price USD', 14_500, 'Die Überschrift „Price USD“ nennt US-Dollar,'],
  ['Price USD', '14,500.00', 'Die Überschrift „Price USD“ nennt US-Dollar,'],
  ['PriceUSD', '14500', 'nennt US-Dollar,'],
  ['Preis (US-Dollar)', '14.500', 'nennt US-Dollar,'],
  ['Preis EUR/CHF', '14.500', 'nennt Schweizer Franken,'],
  ['Preis (€)', '$14,500', '„$14,500“ nennt Dollar,'],
  ['Preis (€)', 'US$ 14,500', '„US$ 14,500“ nennt US-Dollar,'],
  ['Preis (€)', '14500 GBP', 'nennt Britische Pfund,'],
  ['Preis (€)', '£9,950', 'nennt Britische Pfund,'],
  ['Preis (€)', 'Fr. 14’500.–', 'nennt Schweizer Franken,'],
  ['Preis (€)', '₦500', 'nennt ₦,'],
  ['Price USD', '14,500 $ (13.000 €)', 'nennt Dollar,'],
])('a price in another currency is never one in euros: %s %j', (header, cell, sentence) => {
  const { patch, problems } = reading(header, cell)
  expect(patch).toEqual({})
  expect(problems).toEqual([expect.stringContaining(sentence)])
  expect(problems[0]).toMatch(/rechnen Sie um und schreiben Sie „… €“, oder .*„auf Anfrage“$/)
})

it.each(['previousPrice', 'purchasePrice', 'rent.month'])('nor is any other sum: %s', (target) => {
  const { patch, problems } = reading('Sum ($)', 900, target)
  expect({ patch, problems }).toEqual({
    patch: {},
    problems: [expect.stringMatching(/nennt Dollar.*lassen Sie die Zelle leer$/)],
  })
})

it('is taken once its cell says euros, or no sum at all', () => {
  expect(reading('Price USD', '13.200 €')).toEqual({ patch: { price: 13_200 }, problems: [] })
  expect(reading('Price USD', 'auf Anfrage').problems).toEqual([])
})

it('is seen where a spreadsheet has the sign in the format of its cell alone', () => {
  const column = columnOfMapped('Preis (€)', 'price')
  expect(column && cellFor(column, { shown: '$14.500,00', stored: 14_500 })).toBe('$14.500,00')
})

it.each(['VB 12.900 frei', '18.900,- zzgl. MwSt.', 'Preis Netto', 'Euro 900', 'EURO'])(
  'is not seen in what names none: %s',
  (text) => expect(foreignCurrencyIn(text)).toBeNull(),
)
