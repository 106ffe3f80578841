import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { wayBack } from './useUndoableChange.tsx'

const reserved = {
  id: 7,
  price: 28_000,
  status: 'reserved',
  reservedUntil: '2026-12-12',
  reservedFor: 4,
  publishAt: null,
} as Partial<Product> as Product

it('brings back what was changed, and what another status has ended', () => {
  expect(wayBack(reserved, { price: 2800 })).toEqual({ price: 28_000 })
  expect(wayBack(reserved, { status: 'sold' })).toEqual({
    status: 'reserved',
    reservedUntil: '2026-12-12',
    reservedFor: 4,
  })
})
