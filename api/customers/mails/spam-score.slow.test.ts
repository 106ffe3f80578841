import { expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { DAY } from '../../../shared/time/time.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { addColleague } from '../../tests/accounts.ts'
import { judge, SPAMASSASSIN } from '../../tests/spamassassin.ts'
import { confirmAlert } from '../alerts/alert.changes.ts'
import { judgeAlerts } from '../alerts/judge-alerts.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import { accepting, createOfferTest, type OfferTest } from '../offers/offers.testing.ts'

const LATER = 7 * DAY

/** Machines have arrived for those who had asked to be told. */
async function told(at: OfferTest, email: string, machines: Partial<Product>[]): Promise<void> {
  const { test } = at
  await test.call('POST', '/api/search-alerts', { body: { email, query: 'marke=still' } })
  const em = test.database.orm.em.fork()
  confirmAlert(await em.findOneOrFail(SearchAlertEntity, { email }), new Date())
  await em.flush()
  for (const machine of machines) await test.addProduct({ brand: 'Still', ...machine })
  await new DueWork(test.database, [judgeAlerts(test)]).run(new Date(Date.now() + LATER))
  await test.outbox?.run()
  await test.query('delete from search_alert')
}

it.skipIf(!SPAMASSASSIN)(
  'no mail of ours looks like spam to SpamAssassin (skipped without it)',
  async () => {
    const at = await createOfferTest()
    const { test } = at
    const { mail } = test.config
    await told(at, 'einer@firma.example', [{ title: 'R 60', model: 'R' }])
    await told(at, 'zwei@firma.example', [
      { title: 'Still RX 20-18', model: 'RX 20-18' },
      { title: 'Still RX 60-25', model: 'RX 60-25' },
    ])
    await test.call('POST', '/api/search-alerts', {
      body: { email: 'drei@firma.example', query: 'marke=linde' },
    })
    const offer = await at.offered([await test.addProduct()])
    await at.submit(offer.address, { action: 'ask', question: 'Ist der Transport dabei?' })
    await at.submit(offer.address, accepting)
    const inquiry = await at.inquire(await test.addProduct())
    await at.post(`/contact/${inquiry}/messages`, {
      kind: 'reply',
      subject: 'Ihre Anfrage',
      text: 'Guten Tag,\n\nder Stapler ist noch da. Wann möchten Sie ihn sehen?',
    })
    const { id, email } = await addColleague(test, 'sales')
    await test.call('POST', '/api/auth/forgot', { body: { email } })
    if (mail) {
      const em = test.database.orm.em.fork()
      queueMail(em, mail, { kind: 'dailySummary', about: id, recipient: email })
      queueMail(em, mail, { kind: 'feedHold', about: 'mobileDe', recipient: email })
      await em.flush()
    }
    await test.outbox?.run()
    const received = [...test.mailServer.mails]
    await at.close()
    const judged = judge(received)
    expect(judged.length).toBe(received.length)
    expect(judged.length).toBeGreaterThan(12)
    expect(judged.filter(({ score }) => !(score < 1))).toEqual([])
  },
)
