import { expect, it } from 'vitest'
import { readTableNumber } from '../tables/table-cell.ts'
import { readTypedNumber } from '../writing/german-number.ts'
import { readPrice } from './typed-price.ts'

it.each([
  ['18.900,-', 18_900],
  ['18.900,-- €', 18_900],
  ['6500 netto', 6_500],
  ['netto 6.500 €', 6_500],
  ['€ 12 900', 12_900],
  ['12.500 € zzgl. MwSt.', 12_500],
  ['12.500,50 + ges. MwSt', 12_500.5],
  ['0', 0],
])('the price „%s“ is %s', (text, amount) => {
  for (const readNumber of [readTableNumber, readTypedNumber])
    expect(readPrice(text, readNumber)).toEqual({ amount, isNegotiable: false })
})

it.each(['VB 8.900', '8.900 € VB', 'VHB: 8900', '8.900,- VHB netto', '8900 (VB)'])(
  '„%s“ is a price that one can talk about',
  (text) => {
    expect(readPrice(text, readTableNumber)).toEqual({ amount: 8_900, isNegotiable: true })
  },
)

it.each(['auf Anfrage', 'a. A.', 'a.A.', 'Preis auf Anfrage', 'Anfrage'])(
  '„%s“ tells the price to those who ask',
  (text) => {
    expect(readPrice(text, readTableNumber)).toEqual({ amount: null, isNegotiable: false })
  },
)

it.each(['', 'teuer', '8.900 brutto', '8.900 inkl. MwSt.', '8.900 bis 9.500', 'VB', 'verkauft'])(
  '„%s“ is no price',
  (text) => expect(readPrice(text, readTableNumber)).toBeNull(),
)
