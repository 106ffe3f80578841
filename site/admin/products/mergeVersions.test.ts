import { expect, it } from 'vitest'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { machine as base } from '../../../shared/testing/product.ts'
import { differingFields, likelySide, mergeVersions } from './mergeVersions.ts'

const theirs = { ...base, status: 'sold' as const, updatedAt: '2026-01-02T10:00:00.000Z' }
const mine = { ...base, price: 27900 }

it('keeps what each of two people changed', () => {
  const fields = differingFields(mine, theirs)
  expect(fields).toEqual(['status', 'price'])
  const sides = Object.fromEntries(fields.map((field) => [field, likelySide(field, base, mine)]))
  expect(sides).toEqual({ price: 'mine', status: 'theirs' })
  expect(mergeVersions(mine, theirs, sides)).toEqual({ price: 27900, ...timesEndedBy('sold') })
})
