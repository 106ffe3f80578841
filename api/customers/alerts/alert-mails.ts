import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { findProducts } from '../../catalogue/products/product.queries.ts'
import { currentDealer, findDealer } from '../../dealer/settings/settings.queries.ts'
import { restIfUnreachable } from './alert.changes.ts'
import { aliveAt, newsAbout } from './alert.queries.ts'
import { confirmText, type FoundMachine, newsText } from './alert-letters.ts'
import { alertWordsIn } from './alert-words.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

const alertConfirm: LetterKind = {
  async write({ about }, { em, config, siteUrl }) {
    const db = em.getKysely<Tables>()
    const alert = await em.findOne(SearchAlertEntity, {
      $and: [{ id: Number(about) }, aliveAt(new Date())],
    })
    if (!alert || (alert.confirmedAt && !alert.restingSince)) return null
    const categories = await listCategories(db, false)
    return {
      ...confirmText(alert, categories, { dealer: await findDealer(db), siteUrl }),
      replyTo: config.to,
      autoSubmitted: 'auto-replied',
    }
  },
}

/** At most one a day and alert. It leaves out what was sold meanwhile. */
const alertNews: LetterKind = {
  async write({ about }, { em, config, siteUrl }) {
    const { id, day } = newsAbout(about)
    const where = { id, newsOn: day, confirmedAt: { $ne: null } }
    const alert = await em.findOne(SearchAlertEntity, where)
    const found = alert && (await foundBy(em, alert))
    if (!alert || !found || found.length === 0) return null
    const db = em.getKysely<Tables>()
    const categories = await listCategories(db, false)
    const sender = { dealer: await currentDealer(em), siteUrl }
    return {
      ...(await newsText(found, alert, categories, sender)),
      unsubscribe: siteUrl + alertWordsIn(alert.language).end(alert.token),
      replyTo: config.to,
      autoSubmitted: 'auto-generated',
    }
  },

  async note(em, { id, about }, failure) {
    if (failure === null || !(await restIfUnreachable(em, newsAbout(about).id))) return
    await em.nativeUpdate(MailEntity, { id }, { lastError: `${failure}. ${RESTS}` })
  },
}

const RESTS = 'Der Suchauftrag ruht, bis ihn jemand neu bestätigt.'

async function foundBy(em: EntityManager, { news }: SearchAlertEntity): Promise<FoundMachine[]> {
  const before = new Map(news.map((one) => [one.product, one.before]))
  const products = await findProducts(em.getKysely<Tables>(), [...before.keys()])
  return products
    .filter(({ status }) => status === 'active')
    .map((product) => ({ product, before: before.get(product.id) ?? null }))
}

export const alertLetters = { alertConfirm, alertNews }
