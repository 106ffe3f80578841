import { expect, it } from 'vitest'
import { parseTypedPrice, parseTypedYear } from './typedNumber.ts'

it('takes prices and years as people write them, and leaves anything else to the schema', () => {
  expect(['18.900,-', 'VB 8.900', '6500 netto', '28,5', ''].map(parseTypedPrice)).toEqual([
    18_900,
    8_900,
    6_500,
    28.5,
    null,
  ])
  expect(['a. A.', 'teuer'].map(parseTypedPrice)).toEqual(['a. A.', 'teuer'])
  expect(['2019', 'Bj. 2019', '05/19', '19', 'alt', ''].map(parseTypedYear)).toEqual([
    2019,
    2019,
    2019,
    2019,
    'alt',
    null,
  ])
})
