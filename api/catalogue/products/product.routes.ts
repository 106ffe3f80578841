import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { deliveryPrice, priceOfDelivery } from '../../../shared/buying/delivery.ts'
import { postcode } from '../../../shared/buying/postcode.ts'
import { deliverySettings } from '../../../shared/buying/settings.ts'
import { paginate } from '../../../shared/calls/envelope.ts'
import { awayFrom } from '../../../shared/catalogue/distances.ts'
import { productFacets } from '../../../shared/catalogue/product-facets.ts'
import {
  besideHits,
  type ProductQuery,
  productFilters,
  productQuery,
} from '../../../shared/catalogue/product-query.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import {
  knownCategory,
  type Product,
  pricedUnlessOnRequest,
  product,
  productInput,
  productPatch,
} from '../../../shared/product/product.ts'
import { reservationEnd, timesOfStatus } from '../../../shared/product/times.ts'
import type { Database, Db } from '../../base/data/db/database.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { ok, okPage } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { SETTINGS_TAG } from '../../dealer/settings/settings.entity.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import { categoryTags } from '../categories/category.entity.ts'
import { findCategoryId, isCategoryId, listCategories } from '../categories/category.queries.ts'
import { besideOf } from './beside-hits.ts'
import { countFacets } from './facet.queries.ts'
import { createProduct, deleteProduct, updateProduct } from './product.changes.ts'
import {
  checkFields,
  checkReservedFor,
  type Inquiries,
  refuseHidden,
  shownTo,
  withoutUnseen,
} from './product.permissions.ts'
import { findProducts, requireProduct, UNKNOWN_PRODUCT } from './product.queries.ts'
import { newsOf, reservationOf } from './product.reservation.ts'
import { productTags, tagsOfList, tagsOfProduct } from './product.tags.ts'
import { ProductCounts } from './product-counts.ts'
import { listProducts } from './product-list.ts'
import { similarTo } from './similar.ts'

/** How far away each product is, where the list is ordered by that. */
function distancesOf({ sort, postcode }: ProductQuery, products: Product[]) {
  if (sort !== 'distance' || !postcode) return {}
  const away = awayFrom(postcode)
  return { distances: products.map(({ location }) => away(location)) }
}

export function products(dependencies: Followers & { database: Database }, inquiries: Inquiries) {
  const { database, freshness } = dependencies
  const { db } = database
  const counts = new ProductCounts(database, freshness)
  const inKnownCategory = knownCategory((id) => isCategoryId(db, id))

  return new Hono<Env>()
    .get(
      '/',
      describes(
        'Produkte, gefiltert, sortiert und seitenweise; Inaktive sieht nur die Verwaltung',
        z.array(product),
        { isPaged: true, beside: besideHits },
      ),
      valid('query', productQuery),
      async (c) => {
        const query = c.req.valid('query')
        const { products, total } = await listProducts(database, counts, query, c.var.user !== null)
        const categoryId = query.category ? await findCategoryId(db, query.category) : null
        shows(c, ...tagsOfList(query, products, categoryId))
        const pagination = paginate(query.page, query.limit, total)
        const data = products.map((product) => shownTo(c.var.user, product))
        if (query.search || query.warranty !== undefined) shows(c, SETTINGS_TAG)
        const beside = await besideOf(db, counts, query, c.var.user !== null)
        return okPage(c, data, pagination, { ...beside, ...distancesOf(query, products) })
      },
    )
    .get(
      '/facets',
      describes(
        'Wie viele Produkte jede weitere Auswahl übrig ließe, dazu die Grenzen von Baujahr und Preis',
        productFacets,
      ),
      valid('query', productFilters),
      async (c) => {
        const query = c.req.valid('query')
        const seesInactive = c.var.user !== null
        const categories = await listCategories(db, seesInactive)
        const data = await countFacets(database, counts, categories, query, seesInactive)
        shows(
          c,
          SETTINGS_TAG,
          productTags.anyProduct,
          categoryTags.categories,
          ...categories.map(({ id }) => categoryTags.category(id)),
        )
        return ok(c, data)
      },
    )
    .get(
      '/:id',
      describes('Ein Produkt', product, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        return ok(c, shownTo(c.var.user, await requireVisible(c, db, id)))
      },
    )
    .get(
      '/:id/similar',
      describes(
        'Bis zu vier ähnliche Produkte: zuerst verfügbare, dann reservierte, keine verkauften',
        z.array(product),
        { refusals: [404] },
      ),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        shows(c, productTags.similar(id))
        const { categoryId, ...found } = await requireVisible(c, db, id)
        const comparedPrice = visiblePrice(found) ?? 0
        const ids = await similarTo(db, { id, categoryId, comparedPrice })
        const data = await findProducts(db, ids)
        shows(c, ...data.flatMap(tagsOfProduct))
        return ok(c, data)
      },
    )
    .get(
      '/:id/reservation',
      describes('Bis wann ein Produkt reserviert ist', reservationEnd, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const { status, reservedUntil = null } = await requireVisible(c, db, id)
        const until = status === 'reserved' ? reservedUntil : null
        return ok(c, { until })
      },
    )
    .get(
      '/:id/delivery',
      describes(
        'Was die Lieferung an eine Postleitzahl kostet, so weit es bekannt ist',
        deliveryPrice,
        { refusals: [404] },
      ),
      valid('param', idParameter),
      valid('query', z.object({ postcode })),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        shows(c, SETTINGS_TAG)
        const machine = await requireVisible(c, db, id)
        const { delivery } = await findParts(db, { delivery: deliverySettings })
        const { postcode } = c.req.valid('query')
        return ok(c, priceOfDelivery(machine, postcode, delivery))
      },
    )
    .post(
      '/',
      describes('Legt ein Produkt an', product, { status: 201 }),
      requirePermission('products.create'),
      valid('json', productInput, inKnownCategory, pricedUnlessOnRequest, timesOfStatus),
      async (c) => {
        const input = c.req.valid('json')
        const { role } = theUser(c)
        refuseHidden(role, input)
        await checkReservedFor(role, input, inquiries)
        const id = await change(c, dependencies, (em) => createProduct(em, input))
        return ok(c, shownTo(c.var.user, await requireProduct(db, id)), 201)
      },
    )
    .put(
      '/:id',
      describes(
        'Ändert die genannten Angaben und lässt die übrigen, wie sie sind; der Vertrieb ändert Preis, Miete, Status, Reservierung und Veröffentlichung',
        product,
        { refusals: [404, 409] },
      ),
      requirePermission('products.price'),
      valid('param', idParameter),
      valid('json', productPatch, inKnownCategory),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const { role, username } = theUser(c)
        refuseHidden(role, c.req.valid('json'))
        await checkReservedFor(role, c.req.valid('json'), inquiries)
        const patch = withoutUnseen(role, c.req.valid('json'))
        const current = async () => shownTo(c.var.user, await requireProduct(db, id))
        await change(c, dependencies, async (em) => {
          await checkFields(em, role, id, patch)
          const before = await reservationOf(em, id)
          const changed = await updateProduct(em, id, patch, { version: seenVersion(c), current })
          for (const { inquiry, text } of newsOf(before, await reservationOf(em, id)))
            inquiries.tell(em, inquiry, text, username)
          return changed
        })
        return ok(c, await current())
      },
    )
    .delete(
      '/:id',
      describes(
        'Legt ein Produkt in den Papierkorb und antwortet ein letztes Mal mit ihm',
        product,
        { refusals: [404] },
      ),
      requirePermission('products.delete'),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_PRODUCT)
        const data = shownTo(c.var.user, await requireProduct(db, id))
        const { username } = theUser(c)
        await change(c, dependencies, (em) => deleteProduct(em, id, username))
        return ok(c, data)
      },
    )
}

/**
 * The stored product; what the caller may see of it, `shownTo` says. Every answer about it depends on it, so its tags
 * are named here.
 * @throws {ApiError} 404 for one that the caller may not see
 */
async function requireVisible(c: Context<Env>, db: Db, id: number): Promise<Product> {
  shows(c, productTags.product(id))
  const found = await requireProduct(db, id)
  shows(c, ...tagsOfProduct(found))
  if (!c.var.user && found.status === 'inactive') throw notFound(UNKNOWN_PRODUCT)
  return found
}
