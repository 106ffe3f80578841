import type { EntityManager } from '@mikro-orm/sql'
import type { ProductPatch } from '../../../shared/product/product.ts'
import { availability } from '../../../shared/product/terms.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { editProduct, findProductEntity } from './product.edit.ts'
import { ProductEntity } from './product.entity.ts'

interface Reservation {
  /** The last day, as `2026-12-12`; null without an end. */
  until: string | null
  /** The number of the inquiry. */
  for: number
}

/**
 * Reserves a machine for an inquiry, in the transaction of the caller: of several that try at once one succeeds. What
 * the same inquiry has reserved already gets the new end.
 * @throws {ApiError} 404 for an unknown machine, 409 for one that others have or that is not offered
 */
export async function reserve(
  em: EntityManager,
  id: number,
  { until, for: inquiry }: Reservation,
): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  const isOwn = product.status === 'reserved' && product.reservedFor === inquiry
  if (product.status !== 'active' && !isOwn) throw new ApiError(409, whyNot(product))
  return setStatus(em, product, {
    status: 'reserved',
    reservedUntil: until,
    reservedFor: inquiry,
  })
}

/**
 * Makes a machine active again that is reserved for this inquiry. One that was sold since, or that others have, stays
 * as it is.
 * @throws {ApiError} 404 for an unknown machine
 */
export async function release(
  em: EntityManager,
  id: number,
  { for: inquiry }: Pick<Reservation, 'for'>,
): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  const isOwn = product.status === 'reserved' && product.reservedFor === inquiry
  return isOwn ? setStatus(em, product, { status: 'active' }) : { result: id, touched: [] }
}

/** Of what is derived from a product's fields, its status decides the availability alone. */
const setStatus = (
  em: EntityManager,
  product: ProductEntity,
  fields: Pick<ProductPatch, 'reservedUntil' | 'reservedFor'> & Pick<ProductEntity, 'status'>,
) =>
  editProduct(em, product, async () => {
    em.assign(product, {
      ...fields,
      ...timesEndedBy(fields.status),
      availability: availability[fields.status],
      updatedAt: laterThan(product.updatedAt),
    })
    await em.flush()
  })

function whyNot({ title, status }: ProductEntity): string {
  if (status === 'sold') return `„${title}“ ist inzwischen verkauft`
  if (status === 'reserved') return `„${title}“ ist inzwischen anderweitig reserviert`
  return `„${title}“ wird nicht mehr angeboten`
}

/** For whom a machine is reserved and until when; null where it is not, or for nobody in particular. */
export async function reservationOf(em: EntityManager, id: number): Promise<Held | null> {
  const product = await em.findOne(ProductEntity, id)
  if (!product?.reservedFor) return null
  const { title, reservedFor, reservedUntil = null } = product
  return { title, until: reservedUntil, for: reservedFor }
}

interface Held extends Reservation {
  title: string
}

/** What the inquiries of a machine's reservations before and after a change are told of it, each in a sentence. */
export function newsOf(
  before: Held | null,
  after: Held | null,
): { inquiry: number; text: string }[] {
  const isMoved = before?.for !== after?.for
  const ended = before &&
    isMoved && { inquiry: before.for, text: said(before, 'nicht mehr reserviert') }
  const begun = after &&
    (isMoved || before?.until !== after.until) && {
      inquiry: after.for,
      text: said(after, endOf(after)),
    }
  return [ended, begun].filter((news) => news !== null && news !== false)
}

const said = ({ title }: Held, what: string) => `Maschine „${title}“ ${what}`

const endOf = ({ until }: Held) =>
  until ? `reserviert bis ${formatDay(until)}` : 'unbefristet reserviert'

/** Inquiries are gone: what is reserved for them stays so, for nobody in particular. */
export async function forgetInquiries(em: EntityManager, ids: number[]): Promise<void> {
  await em.nativeUpdate(ProductEntity, { reservedFor: { $in: ids } }, { reservedFor: null })
}

/** A former state of a machine. It must not publish by itself what its time would have published meanwhile. */
export const withoutPast = <State extends Pick<ProductPatch, 'publishAt'>>(state: State): State =>
  state.publishAt && state.publishAt <= new Date().toISOString()
    ? { ...state, publishAt: null }
    : state
