import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { soughtState, soughtText } from '../../../shared/alerts/sought.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { listCategories } from '../../catalogue/categories/category.queries.ts'
import { findProducts } from '../../catalogue/products/product.queries.ts'
import { currentDealer, findDealer } from '../../dealer/settings/settings.queries.ts'
import { restIfUnreachable } from './alert.changes.ts'
import { aliveAt } from './alert.queries.ts'
import { confirmText, type FoundMachine, newsText } from './alert-letters.ts'
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

/** One a day, about all alerts of its mailbox. It leaves out what was sold meanwhile. */
const alertNews: LetterKind = {
  async write({ about, mailbox }, { em, config, siteUrl }) {
    const alerts = await em.find(
      SearchAlertEntity,
      { mailbox, newsOn: about, confirmedAt: { $ne: null } },
      { orderBy: { id: 'asc' } },
    )
    const found = await foundBy(em, alerts)
    const [first, ...others] = alerts
    if (!first || found.length === 0) return null
    const sender = { dealer: await currentDealer(em), siteUrl }
    const end = siteUrl + paths.endAlert(first.token)
    return {
      ...(await newsText(found, alerts, sender)),
      unsubscribe: others.length > 0 ? `${end}?${ALL}=1` : end,
      replyTo: config.to,
      autoSubmitted: 'auto-generated',
    }
  },

  async note(em, { id, mailbox }, failure) {
    if (failure === null || !(await restIfUnreachable(em, mailbox))) return
    await em.nativeUpdate(MailEntity, { id }, { lastError: `${failure}. ${RESTS}` })
  },
}

const RESTS = 'Die Suchaufträge dieser Adresse ruhen, bis sie jemand neu bestätigt.'

/** In the address that ends an alert: that all of the mailbox end. */
export const ALL = 'alle'

/** Each machine once, with all that it is sought for. */
async function foundBy(em: EntityManager, alerts: SearchAlertEntity[]): Promise<FoundMachine[]> {
  const db = em.getKysely<Tables>()
  const categories = await listCategories(db, false)
  const wanted = new Map<number, Omit<FoundMachine, 'product'>>()
  for (const { query, news } of alerts) {
    const sought = { text: soughtText(soughtState(query), categories), query }
    for (const { product, before } of news) {
      const known = wanted.get(product)
      wanted.set(product, {
        sought: [...(known?.sought ?? []), sought],
        before: known && known.before === null ? null : before,
      })
    }
  }
  const products = await findProducts(db, [...wanted.keys()])
  return products.flatMap((product) => {
    const why = wanted.get(product.id)
    return why && product.status === 'active' ? [{ product, ...why }] : []
  })
}

export const alertLetters = { alertConfirm, alertNews }
