import { expect, it } from 'vitest'
import {
  formatTypedPrice,
  parseTypedPrice,
  parseTypedReduction,
  parseTypedYear,
} from './typedNumber.ts'

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

it('takes what lowers a sum with a minus and without', () => {
  expect(['-500,25', '500,25', '', 'viel'].map(parseTypedReduction)).toEqual([
    500.25,
    500.25,
    null,
    'viel',
  ])
})

it('writes cents in two digits, and loses none that are too many', () => {
  expect([19_900.5, 89.9, 9_000, 1.234, null, 'viel'].map(formatTypedPrice)).toEqual([
    '19900,50',
    '89,90',
    '9000',
    '1,234',
    '',
    'viel',
  ])
})
