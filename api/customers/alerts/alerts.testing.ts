import { expect } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import type { ReceivedMail } from '../../tests/mail-server.ts'
import { mailedApp } from '../../tests/mailed-app.ts'
import { pagesOf } from './alert-pages.testing.ts'
import { judgeAlerts } from './judge-alerts.ts'

/** A dealer who offers search alerts, and buyers who ask for them. */
export async function createAlertTest() {
  const test = await mailedApp({ SITE_URL: 'https://elbstapler.example' })
  const pages = pagesOf(test)

  const ask = (email: string, query: string, more: object = {}) =>
    test.call<{ text: string }>('POST', '/api/search-alerts', { body: { email, query, ...more } })

  async function delivered(): Promise<ReceivedMail[]> {
    await test.outbox?.run()
    return test.mailServer.mails.splice(0)
  }

  const post = (address: string, fields: Record<string, string> = {}) =>
    pages.request(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    })

  const linkIn = (text = '') =>
    /https:\/\/elbstapler\.example(\/suchauftrag\/\w+)/.exec(text)?.[1] ?? ''

  return {
    test,
    pages,
    ask,
    /** Sends what waits. @returns what has arrived since this was last asked */
    delivered,
    /** Sends a form of an alert's page. */
    post,
    /** What a page shows. */
    see: async (address: string) => (await (await pages.request(address)).json()).data,
    /** The address of the alert that a mail is about. */
    linkIn,
    /** An alert that its owner has confirmed by the link in their mail. @returns its address */
    async confirmed(email: string, query: string): Promise<string> {
      await ask(email, query)
      const address = linkIn((await delivered()).at(-1)?.text)
      expect((await post(address, { action: 'confirm' })).status).toBe(303)
      return address
    },
    /** What is done at seven in the morning of the days that follow. */
    work: () => new DueWork(test.database, [judgeAlerts(test)]),
    sevenOn: (day: number) => new Date(Date.parse('2026-12-31T06:00:00Z') + day * DAY),
    /** Puts a machine online. */
    offer: (changes: Record<string, unknown>) =>
      test.addProduct({ title: 'Still RX 20', brand: 'Still', model: 'RX 20', ...changes }),
    change: (id: number, body: Record<string, unknown>) =>
      test.call('PUT', `/api/products/${id}`, { token: test.token, body }),
    /** Forgets every alert and every mail. */
    async clear() {
      for (const table of ['search_alert', 'alert_block', 'mail'])
        await test.query(`delete from ${table}`)
      test.mailServer.mails.length = 0
    },
  }
}
