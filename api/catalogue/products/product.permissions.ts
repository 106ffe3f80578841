import { isDeepStrictEqual } from 'node:util'
import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { may, type Role } from '../../../shared/accounts/permissions.ts'
import { aboutField, isSaleField } from '../../../shared/product/fields.ts'
import { internalFields, type Product, type ProductPatch } from '../../../shared/product/product.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { forbidden } from '../../dealer/permissions/require.ts'
import { ProductEntity } from './product.entity.ts'
import { forVisitors } from './product.queries.ts'

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

/**
 * A product as the caller may see it. Who sees no inquiries does not learn for which one it is reserved, and without a
 * permission of its own nobody learns what it has cost.
 */
export function shownTo(caller: { role: Role } | null, stored: Product): Product {
  if (!caller) return forVisitors(stored)
  const shown: Product = { ...stored }
  if (!may(caller.role, 'inquiries.read')) shown.reservedFor = null
  for (const field of internalFields) if (isHidden(caller.role, field)) delete shown[field]
  return shown
}

/** Whether a role may neither see a field of a machine nor change it. */
export function isHidden(role: Role, field: string): boolean {
  const needs = aboutField(field)?.needs
  return needs !== undefined && !may(role, needs)
}

/**
 * Also for the price that is stored: an answer that tells the two apart would be a way to guess it.
 * @throws {ApiError} 403 for a field that is hidden from the role
 */
export function refuseHidden(role: Role, patch: ProductPatch): void {
  const isNamed = (field: keyof ProductPatch) => patch[field] !== undefined
  if (keysOf(patch).some((field) => isNamed(field) && isHidden(role, field))) throw forbidden()
}

/**
 * A change without what its sender does not see: the form of somebody who sees no inquiries sends back that a machine
 * is reserved for nobody.
 */
export function withoutUnseen(role: Role, { reservedFor, ...patch }: ProductPatch): ProductPatch {
  return may(role, 'inquiries.read') && reservedFor !== undefined
    ? { ...patch, reservedFor }
    : patch
}

/** What is asked and told of inquiries, by their numbers. They belong to a wing above this one. */
export interface Inquiries {
  isKnown: (id: number) => Promise<boolean>
  /** Adds what became of a machine to the history of an inquiry, in the same transaction. */
  tell: (em: EntityManager, id: number, text: string, author: string) => void
}

const UNKNOWN_INQUIRY = 'Diese Anfrage gibt es nicht'

/** @throws {ApiError} 403 from those who see no inquiries, 400 for an unknown one */
export async function checkReservedFor(
  role: Role,
  { reservedFor }: Pick<ProductPatch, 'reservedFor'>,
  inquiries: Inquiries,
): Promise<void> {
  if (!reservedFor) return
  if (!may(role, 'inquiries.read')) throw forbidden()
  if (!(await inquiries.isKnown(reservedFor))) throw invalid({ reservedFor: [UNKNOWN_INQUIRY] })
}
