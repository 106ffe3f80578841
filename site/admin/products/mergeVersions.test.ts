import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { differingFields, likelySide, mergeVersions } from './mergeVersions.ts'

const base: Product = {
  id: 7,
  title: 'Linde H30D',
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  condition: 'used',
  stockNumber: null,
  priceKind: 'net',
  price: 28500,
  previousPrice: null,
  rent: null,
  location: 'Hamburg',
  categoryId: 1,
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '⛽' },
  description: '',
  images: [],
  specifications: { Tragkraft: '3.000 kg' },
  figures: { capacity: 3000 },
  featured: false,
  status: 'active',
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
}
const theirs = { ...base, status: 'sold' as const, updatedAt: '2026-01-02T10:00:00.000Z' }
const mine = { ...base, price: 27900 }

it('keeps what each of two people changed', () => {
  const fields = differingFields(mine, theirs)
  expect(fields).toEqual(['price', 'status'])
  const sides = Object.fromEntries(fields.map((field) => [field, likelySide(field, base, mine)]))
  expect(sides).toEqual({ price: 'mine', status: 'theirs' })
  expect(mergeVersions(mine, theirs, sides)).toMatchObject({ price: 27900, status: 'sold' })
})
