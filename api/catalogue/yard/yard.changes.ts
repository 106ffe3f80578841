import type { EntityManager } from '@mikro-orm/sql'
import type { z } from 'zod'
import type { Role } from '../../../shared/accounts/permissions.ts'
import { withFigure } from '../../../shared/figures/with-figure.ts'
import { IMAGES_PER_PRODUCT } from '../../../shared/product/field-rules.ts'
import { type ProductPatch, productInput } from '../../../shared/product/product.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/records.ts'
import {
  UNCHECKED,
  type YardChange,
  type YardValues,
  type yardDraft,
} from '../../../shared/yard/yard.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { ANY_VERSION } from '../../base/requests/change/change.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { createProduct, updateProduct } from '../products/product.changes.ts'
import { findProductEntity } from '../products/product.edit.ts'
import type { ProductEntity } from '../products/product.entity.ts'
import { checkFields } from '../products/product.permissions.ts'
import { SightingEntity } from './sighting.entity.ts'

const OUTDATED = 'Diese Angaben wurden inzwischen geändert'
const FULL = `Diese Maschine hat schon ${IMAGES_PER_PRODUCT} Bilder. Löschen Sie zuerst eines in der Verwaltung.`

interface Known {
  /** Where the dealer is. */
  city: string
  categories: { id: number; name: string }[]
}

/**
 * A draft of what was read off a machine. What nobody said is filled in and named in the internal note.
 * @throws {ApiError} 400 for an unknown category, 409 for a stock number of another product
 */
export async function createDraft(
  em: EntityManager,
  draft: z.output<typeof yardDraft>,
  { city, categories }: Known,
): Promise<Change<number>> {
  const [first] = categories
  if (!first) throw new ApiError(409, 'Bitte legen Sie zuerst eine Kategorie an')
  const { hours, location, note, ...fields } = draft
  const missing = [
    draft.year === null && 'Baujahr',
    draft.categoryId === null && 'Kategorie',
    location === null && 'Standort',
    'Preis',
  ].filter((name) => name !== false)
  const input = productInput.parse({
    ...fields,
    title: `${draft.brand} ${draft.model}`.slice(0, 200),
    categoryId: draft.categoryId ?? first.id,
    location: location ?? city,
    specifications: withFigure({}, 'hours', hours),
    priceKind: 'onRequest',
    status: 'inactive',
    note: [`${UNCHECKED}${missing.join(', ')}`, note].filter(Boolean).join('\n'),
  })
  return createProduct(em, input)
}

/**
 * Changes what the quick card shows. If somebody else has changed one of the fields since, none is changed.
 * @throws {ApiError} 404, 403 for a field that the role may not change, 409 with what there is now
 */
export async function changeInYard(
  em: EntityManager,
  role: Role,
  id: number,
  { changes, seen }: YardChange,
): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  const stored = valuesOf(product)
  const others = keysOf(changes).filter(
    (field) =>
      seen[field] !== undefined &&
      stored[field] !== seen[field] &&
      stored[field] !== changes[field],
  )
  if (others.length > 0)
    throw new ApiError(409, OUTDATED, {
      data: Object.fromEntries(others.map((field) => [field, stored[field]])),
    })
  const { hours, ...fields } = changes
  const patch: ProductPatch = {
    ...fields,
    ...(hours !== undefined && {
      specifications: withFigure(product.specifications, 'hours', hours),
    }),
  }
  await checkFields(em, role, id, patch)
  return updateProduct(em, id, patch, ANY_VERSION)
}

const valuesOf = ({ hours = null, location, status, note }: ProductEntity): YardValues => ({
  hours,
  location,
  status,
  note,
})

/** @throws {ApiError} 404, 400 for more pictures than a product may have */
export async function appendImage(
  em: EntityManager,
  id: number,
  image: string,
): Promise<Change<number>> {
  const { images } = await findProductEntity(em, id)
  if (images.length >= IMAGES_PER_PRODUCT) throw new ApiError(400, FULL)
  return updateProduct(em, id, { images: [...images, image] }, ANY_VERSION)
}

/**
 * Notes that a machine was seen. A sighting that arrives late does not replace a later one.
 * @throws {ApiError} 404
 */
export async function noteSighting(
  em: EntityManager,
  id: number,
  at: Date,
  author: string,
): Promise<Change<number>> {
  await findProductEntity(em, id)
  // A phone's clock may be ahead.
  const moment = new Date(Math.min(at.getTime(), Date.now()))
  const known = await em.findOne(SightingEntity, { product: id })
  if (!known || known.at < moment)
    await em.upsert(SightingEntity, {
      product: id,
      at: moment,
      author,
      ...beforeOf(known, moment, author),
    })
  return { result: id, touched: [] }
}

/** What is left if a sighting is taken back: that of another day or by somebody else, not an earlier press of the same. */
function beforeOf(known: SightingEntity | null, at: Date, author: string) {
  if (!known) return { beforeAt: null, beforeAuthor: null }
  const isSame = known.author === author && berlinDay(known.at) === berlinDay(at)
  return isSame
    ? { beforeAt: known.beforeAt ?? null, beforeAuthor: known.beforeAuthor ?? null }
    : { beforeAt: known.at, beforeAuthor: known.author }
}

/**
 * Takes back that a machine was seen until a moment; it was last seen before then. A later sighting stays.
 * @param at when it was seen, as the phone shows it
 * @throws {ApiError} 404
 */
export async function takeSightingBack(
  em: EntityManager,
  id: number,
  at: Date,
): Promise<Change<number>> {
  await findProductEntity(em, id)
  const known = await em.findOne(SightingEntity, { product: id })
  if (known && known.at <= at) {
    const { beforeAt, beforeAuthor } = known
    if (beforeAt && beforeAuthor)
      em.assign(known, { at: beforeAt, author: beforeAuthor, beforeAt: null, beforeAuthor: null })
    else em.remove(known)
    await em.flush()
  }
  return { result: id, touched: [] }
}
