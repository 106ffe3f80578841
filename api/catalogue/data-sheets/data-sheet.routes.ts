import { type Context, Hono } from 'hono'
import { paths, SAMPLE } from '../../../shared/addresses/paths.ts'
import { englishSettings } from '../../../shared/dealer/site-settings.ts'
import type { Product } from '../../../shared/product/product.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Database } from '../../base/data/db/database.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { currentUser } from '../../dealer/accounts/current-user.ts'
import type { Sessions } from '../../dealer/accounts/sessions.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'
import { findProduct, UNKNOWN_PRODUCT } from '../products/product.queries.ts'
import type { DataSheets } from './data-sheets.ts'
import { sampleMachine } from './sample-report.ts'
import type { EnglishKind } from './sheet-content.ts'
import { sheetName } from './sheet-name.ts'
import { sketchPictureOf } from './sketch-picture.ts'

/** A machine's data sheet and report in English, where there are English pages; else the pages come next and say that it is not. */
export function englishDataSheets(
  { config, database: { db }, dataSheets }: Sources,
  onOpened: (productId: number) => void,
) {
  const find = async (written: string) => {
    const id = parseId(written)
    const { english } = await findParts(db, { english: englishSettings })
    const product = id && english.hasPages ? await findProduct(db, id) : null
    return product?.status === 'inactive' ? null : product
  }

  async function answer(c: Context<Env>, what: string, kind: EnglishKind, product: Product) {
    const headers = {
      ...pdf(what, product),
      'Cache-Control': 'no-cache',
      Link: `<${config.siteUrl}${paths.english.product(product.id)}>; rel="canonical"`,
    }
    return new Answer(await dataSheets.read(kind, product), headers).respond(c.req)
  }

  return new Hono<Env>()
    .get('/:id/data-sheet.pdf', async (c, next) => {
      const product = await find(c.req.param('id'))
      if (!product) return next()
      if (isOpenedByHand(c)) onOpened(product.id)
      return answer(c, 'Data sheet', 'englishDataSheet', product)
    })
    .get('/:id/condition-report.pdf', async (c, next) => {
      const product = await find(c.req.param('id'))
      if (!product?.conditionReport) return next()
      return answer(c, 'Condition report', 'englishConditionReport', product)
    })
}

/** As browsers say it of what a person opens. Other programs say nothing of the kind. */
const isOpenedByHand = (c: Context<Env>) =>
  c.req.header('Sec-Fetch-Mode') === 'navigate' && !c.req.header('Sec-Purpose')

interface Sources {
  config: { siteUrl: string; trustProxy: boolean }
  database: Database
  dataSheets: DataSheets
}

/**
 * A machine's data sheet, report and sketch for everyone, and the sign for its windscreen for the staff.
 * @param onOpened is told of each machine whose data sheet somebody opens
 */
export function dataSheets(
  { config, database: { db }, dataSheets, sessions }: Sources & { sessions: Sessions },
  onOpened: (productId: number) => void,
) {
  const find = async (id: string) => {
    const known = parseId(id)
    return known ? findProduct(db, known) : null
  }

  const publicPdf = (what: string, product: Product) => {
    const page = product === sampleMachine ? paths.used : paths.product(product.id)
    return {
      ...pdf(what, product),
      'Cache-Control': 'no-cache',
      // Search engines show the page, and count links to the sheet for it.
      Link: `<${config.siteUrl}${page}>; rel="canonical"`,
    }
  }

  return new Hono<Env>()
    .get('/:id/datenblatt.pdf', async (c, next) => {
      const product = await find(c.req.param('id'))
      // The pages come next and say that there is no such machine.
      if (!product || product.status === 'inactive') return next()
      if (isOpenedByHand(c)) onOpened(product.id)
      const headers = publicPdf('Datenblatt', product)
      return new Answer(await dataSheets.read('dataSheet', product), headers).respond(c.req)
    })
    .get('/:id/zustand.pdf', async (c, next) => {
      const id = c.req.param('id')
      const product = id === SAMPLE ? sampleMachine : await find(id)
      if (!product?.conditionReport || product.status === 'inactive') return next()
      const headers = publicPdf('Zustandsbericht', product)
      return new Answer(await dataSheets.read('conditionReport', product), headers).respond(c.req)
    })
    .get('/:id/skizze.svg', async (c, next) => {
      const product = await find(c.req.param('id'))
      const picture = product && product.status !== 'inactive' && sketchPictureOf(product)
      if (!picture) return next()
      const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' }
      return new Answer(picture, headers).respond(c.req)
    })
    .get(
      '/:id/aushang.pdf',
      currentUser(sessions),
      requirePermission('products.read-internal'),
      async (c) => {
        const product = await find(c.req.param('id'))
        if (!product) throw notFound(UNKNOWN_PRODUCT)
        const headers = { ...pdf('Aushang', product), 'Cache-Control': 'no-store' }
        const sign = await dataSheets.read('sign', product)
        return new Answer(sign, headers).respond(c.req)
      },
    )
}

/** @param what a sheet of this machine is called */
function pdf(what: string, product: Pick<Product, 'id' | 'title'>): Record<string, string> {
  const plain = `${what.replaceAll(' ', '-')}-${product.id || SAMPLE}.pdf`
  const full = encodeURIComponent(sheetName(what, product))
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${plain}"; filename*=UTF-8''${full}`,
  }
}
