import { expect, it } from 'vitest'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { machine as base } from '../../../shared/testing/product.ts'
import { conflictOf, differingFields, likelySide, mergeVersions } from './VersionChoice.tsx'

const theirs = { ...base, status: 'sold' as const, updatedAt: '2026-01-02T10:00:00.000Z' }
const mine = { ...base, price: 27900 }

it('keeps what each of two people changed', () => {
  const fields = differingFields(mine, theirs)
  expect(fields).toEqual(['status', 'price'])
  const sides = Object.fromEntries(fields.map((field) => [field, likelySide(field, base, mine)]))
  expect(sides).toEqual({ price: 'mine', status: 'theirs' })
  expect(mergeVersions(mine, theirs, sides)).toEqual({ price: 27900, ...timesEndedBy('sold') })
})

it('joins the technical data of two people value by value', () => {
  const seen = {
    ...base,
    specifications: { Hubhöhe: '4.500 mm', Betriebsstunden: '1.500', Mast: 'Duplex' },
  }
  const record = {
    ...seen,
    specifications: { Betriebsstunden: '1.600', Hubhöhe: '4.500 mm', Mast: 'Duplex' },
  }
  const typed = { specifications: { Hubhöhe: '4.700 mm', Betriebsstunden: '1.500', Farbe: 'Rot' } }
  const { mine, theirs, fields } = conflictOf({ record, typed, seen })
  expect(fields).toEqual(['specifications'])
  expect(mergeVersions(mine, theirs, { specifications: 'mine' }).specifications).toEqual({
    Betriebsstunden: '1.600',
    Hubhöhe: '4.700 mm',
    Farbe: 'Rot',
  })
  expect(
    conflictOf({ record, typed: { specifications: seen.specifications }, seen }).fields,
  ).toEqual([])
})
