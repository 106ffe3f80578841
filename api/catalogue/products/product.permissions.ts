import { isDeepStrictEqual } from 'node:util'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { isSaleField, may, type Role } from '../../../shared/accounts/permissions.ts'
import type { ProductPatch } from '../../../shared/product/product.ts'
import { forbidden } from '../../dealer/permissions/require.ts'
import { ProductEntity } from './product.entity.ts'

/**
 * Checks that a role may make a change. What is sent unchanged needs no permission, so that a form can
 * send all its fields.
 * @throws {ApiError} 403 for a field that the role may not change
 */
export async function checkFields(
  em: EntityManager,
  role: Role,
  id: number,
  patch: ProductPatch,
): Promise<void> {
  if (may(role, 'products.edit')) return
  const product = await em.findOne(ProductEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!product) return
  const stored: Record<string, unknown> = { ...product, categoryId: product.category.id }
  const changed = Object.entries(patch).filter(([field, value]) => !isSame(value, stored[field]))
  if (changed.some(([field]) => !isSaleField(field))) throw forbidden()
}

/** The order counts too: that of the pictures, and that of the specifications. */
function isSame(value: unknown, stored: unknown = null): boolean {
  return isDeepStrictEqual(inOrder(value), inOrder(stored))
}

const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : value
