import { afterAll, beforeEach, expect, it } from 'vitest'
import { ALERT_ASKED, MOST_ALERTS, NO_ALERTS } from '../../../shared/alerts/alert-rules.ts'
import type { Interested } from '../../../shared/alerts/search-alert.ts'
import { DAY } from '../../../shared/time/time.ts'
import {
  applyTable,
  csv,
  NEW_HEADER,
  newRow,
} from '../../catalogue/stock/import/send-import.testing.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp } from '../../tests/test-app.ts'
import { pagesOf } from './alert-pages.testing.ts'
import { createAlertTest } from './alerts.testing.ts'
import { MOST_NEWS } from './news.ts'

const { test, pages, ask, delivered, post, see, confirmed, work, sevenOn, offer, change, clear } =
  await createAlertTest()
afterAll(() => test.close())
beforeEach(clear)

it('answers everybody the same, and writes only to whoever can have meant it', async () => {
  const answers = [
    await ask('a@firma.example', 'marke=still'),
    await ask('a@firma.example', 'marke=still'),
    await ask('A@Firma.example', 'marke=still&seite=3&sortierung=price_asc'),
    await ask('robot@firma.example', 'marke=still', { website: 'https://spam.example' }),
    await ask('b@firma.example', 'unsinn=%00'),
  ]
  for (const { status, data } of answers) {
    expect(status).toBe(202)
    expect(data).toEqual({ text: ALERT_ASKED })
  }
  const rows = await test.query<{ mailbox: string; query: string }>(
    'select mailbox, query from search_alert order by id',
  )
  expect(rows).toEqual([
    { mailbox: 'a@firma.example', query: 'marke=still' },
    { mailbox: 'b@firma.example', query: '' },
  ])
  expect((await delivered()).map(({ to }) => to[0])).not.toContain('robot@firma.example')
})

it('refuses what is no address, in German', async () => {
  const { status, details } = await ask('kein postfach', '')
  expect(status).toBe(400)
  expect(details).toEqual({ email: ['Ungültige E-Mail-Adresse'] })
  expect(
    (await test.call('POST', '/api/search-alerts', { body: { email: 'a@b.de' } })).status,
  ).toBe(400)
})

it('keeps no more for a mailbox than it may have', async () => {
  for (let index = 0; index < MOST_ALERTS + 2; index++)
    expect((await ask('viel@firma.example', `preis_bis=${20_000 + index}`)).status).toBe(202)
  const [row] = await test.query<{ n: number }>('select count(*) as n from search_alert')
  expect(Number(row?.n)).toBe(MOST_ALERTS)
})

it('puts nothing of a stranger into the mail that anybody could cause', async () => {
  await ask('opfer@firma.example', `suche=${encodeURIComponent('Gewonnen! https://spam.example')}`)
  const [mail] = await delivered()
  expect(mail?.text).not.toContain('spam.example')
  expect(mail?.text).not.toContain('Gewonnen')
  await ask('kunde@firma.example', 'marke=still&preis_bis=20000')
  const [other] = await delivered()
  expect(other?.text.replaceAll('\u00a0', ' ')).toContain('Gesucht: Still, bis 20.000 €.')
})

it('never tells a price that is on request', async () => {
  await confirmed('a@firma.example', 'marke=still')
  const secret = await offer({ price: 12_345, priceKind: 'onRequest' })
  await work().run(sevenOn(1))
  const [mail] = await delivered()
  expect(mail?.text).toContain('Preis auf Anfrage')
  expect(`${mail?.text}${mail?.html}`).not.toContain('12.345')
  await change(secret.id, { priceKind: 'net', price: 11_000 })
  await work().run(sevenOn(2))
  expect(await delivered()).toEqual([])
  await change(secret.id, { price: 10_000 })
  await work().run(sevenOn(3))
  expect((await delivered())[0]?.text.replaceAll('\u00a0', ' ')).toContain('(bisher 11.000 €)')
})

it('writes one mail a day, whichever processes run', async () => {
  const first = await confirmed('a@firma.example', 'marke=still')
  const machine = await offer({ price: 20_000 })
  await Promise.all([work(), work()].map((one) => one.run(sevenOn(1))))
  await work().run(new Date(sevenOn(1).getTime() + 60_000))
  const [mail, ...more] = await delivered()
  expect(more).toEqual([])
  expect(mail?.headers.subject).toContain('Still RX 20')
  expect(mail?.text.match(new RegExp(`/produkt/${machine.id}`, 'g'))).toHaveLength(1)
  expect(mail?.headers['list-unsubscribe']).toBe(`<https://elbstapler.example${first}/abbestellen>`)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

it('keeps no customer waiting for their mail behind those of many alerts', async () => {
  for (const who of ['a', 'b', 'c']) await confirmed(`${who}@firma.example`, 'marke=still')
  await offer({})
  await work().run(sevenOn(1))
  await test.call('POST', '/api/contact', {
    body: { name: 'Erika', email: 'erika@firma.example', message: 'Ist er noch da?' },
  })
  const order = (await delivered()).map(({ to }) => to[0])
  expect(order.slice(0, 2).sort()).toEqual(['erika@firma.example', 'verkauf@elbstapler.example'])
  expect(order.slice(2).sort()).toEqual(['a@firma.example', 'b@firma.example', 'c@firma.example'])
})

it('names every machine that it tells of, and leads to the list of just what is sought', async () => {
  await confirmed('a@firma.example', 'marke=still&preis_bis=20000')
  const ids: number[] = []
  for (let index = 0; index < 24; index++) ids.push((await offer({ price: 15_000 + index })).id)
  await work().run(sevenOn(1))
  const [mail] = await delivered()
  for (const text of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
    for (const id of ids) expect(text).toContain(`https://elbstapler.example/produkt/${id}`)
    expect(text).toContain('4 weitere')
    expect(text).toContain(
      'https://elbstapler.example/alle-gabelstapler?marke=still&preis_bis=20000',
    )
  }
})

it('tells of the most that one mail holds, and of the others the next day', async () => {
  await confirmed('a@firma.example', 'marke=still')
  const rows = Array.from({ length: MOST_NEWS + 3 }, (_, index) => newRow(`Y${index}`))
  await applyTable(test, csv(NEW_HEADER, ...rows))
  const told: string[] = []
  for (const day of [1, 2, 3]) {
    await work().run(sevenOn(day))
    const [mail] = await delivered()
    const found = mail?.text.match(/\/produkt\/\d+/g) ?? []
    expect(found).toHaveLength([MOST_NEWS, 3, 0][day - 1] ?? 0)
    told.push(...found)
  }
  expect(new Set(told).size).toBe(MOST_NEWS + 3)
})

it('seeks something else once it is changed, and tells nothing that was shown then', async () => {
  const address = await confirmed('a@firma.example', 'marke=still')
  await offer({ title: 'Linde alt', brand: 'Linde' })
  await post(address, { action: 'change', marke: 'linde', zustand: 'used', seite: '4' })
  expect(await see(address)).toMatchObject({ query: 'marke=linde&zustand=used' })
  await offer({ title: 'Linde neu', brand: 'Linde' })
  await offer({ title: 'Still neu' })
  await work().run(sevenOn(1))
  expect((await delivered()).map(({ headers }) => headers.subject)).toEqual([
    'Neu zu Ihrer Suche: Linde neu',
  ])
})

it('is gone after a week without confirmation, and after a year without renewal', async () => {
  await ask('nie@firma.example', 'marke=still')
  const address = await confirmed('alt@firma.example', 'marke=still')
  const inAWeek = new Date(Date.now() + 8 * DAY)
  await test.housekeeping.confirm(inAWeek)
  expect(await test.query('select email from search_alert')).toEqual([
    { email: 'alt@firma.example' },
  ])
  await test.query(`update search_alert set renewed_at = ${Date.now() - 366 * DAY}`)
  expect((await pages.request(address)).status).toBe(404)
  await offer({})
  await work().run(sevenOn(1))
  expect(await delivered()).toEqual([])
  await test.housekeeping.confirm(new Date())
  expect(await test.query('select email from search_alert')).toEqual([])
})

it('says who looks for a machine, and names nobody to those who see no inquiries', async () => {
  await confirmed('a@firma.example', 'marke=still')
  await ask('b@firma.example', 'marke=still')
  const asked = await offer({ title: 'Still verkauft', status: 'active', categoryId: 2 })
  const body = { name: 'Ina Interessent', email: 'ina@firma.example', message: 'Ist der noch da?' }
  await test.call('POST', '/api/contact', { body: { ...body, productId: asked.id } })
  await change(asked.id, { status: 'sold' })
  const like = await offer({ title: 'Still Entwurf', status: 'inactive', categoryId: 2 })
  const path = `/api/products/${like.id}/interested`
  const { data } = await test.get<Interested>(path, test.token)
  expect(data).toMatchObject({
    alerts: 1,
    inquiryCount: 1,
    inquiries: [{ name: 'Ina Interessent', product: 'Still verkauft' }],
  })
  const stock = await addColleague(test, 'stock')
  expect((await test.get<Interested>(path, stock.token)).data).toEqual({
    alerts: 1,
    inquiryCount: 1,
    inquiries: [],
  })
  const unlike = await offer({ categoryId: 3, brand: 'Linde' })
  expect(
    (await test.get<Interested>(`/api/products/${unlike.id}/interested`, test.token)).data,
  ).toEqual({ alerts: 0, inquiryCount: 0, inquiries: [] })
  expect((await test.get(path)).status).toBe(401)
  expect((await test.get('/api/products/999999/interested', test.token)).status).toBe(404)
})

it('takes the same press twice as one, on its page as in the list', async () => {
  for (let press = 1; press <= 2; press++) await ask('a@firma.example', 'marke=still')
  expect(await delivered()).toHaveLength(1)
  const address = await confirmed('b@firma.example', 'marke=still')
  for (const action of ['renew', 'end']) {
    const answers = [await post(address, { action }), await post(address, { action })]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [location, again] = answers.map(({ headers }) => headers.get('location'))
    expect(location).toContain(`erledigt=${action}`)
    expect(again).toBe(location)
  }
  expect(await see('/suchauftrag?erledigt=end')).toEqual({ kind: 'ended', how: 'end' })
})

it('answers a form that fails with its page and says why, and never with JSON', async () => {
  const address = await confirmed('a@firma.example', 'marke=still')
  const failed = await post(address, { action: 'fly' })
  expect(failed.status).toBe(400)
  expect((await failed.json()).data).toMatchObject({
    kind: 'alert',
    sought: 'Still',
    failure: 'Bitte wählen Sie, was mit dem Suchauftrag geschehen soll.',
  })
  const noForm = await pages.request(address, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect([noForm.status, (await noForm.json()).data.kind]).toEqual([415, 'alert'])
  const large = await post(address, { action: 'renew', suche: 'x'.repeat(300_000) })
  expect([large.status, (await large.json()).data.kind]).toEqual([413, 'alert'])
  const gone = await post(`/suchauftrag/${'0'.repeat(48)}`, { action: 'renew' })
  expect(gone.headers.get('content-type')).toContain('text/html')
  expect(gone.headers.get('cache-control')).toBe('no-store')
})

it('cannot be asked for without a mail server: 409 says why, and the page offers an inquiry', async () => {
  const bare = await createTestApp()
  const { status, error } = await bare.call('POST', '/api/search-alerts', {
    body: { email: 'a@firma.example', query: 'marke=still' },
  })
  expect([status, error]).toEqual([409, NO_ALERTS])
  expect((await bare.get('/api/search-alerts')).data).toEqual({ offered: false })
  expect((await test.get('/api/search-alerts')).data).toEqual({ offered: true })
  const page = pagesOf(bare)
  const off = { kind: 'off', query: 'marke=still', sought: 'Still' }
  expect((await (await page.request('/suchauftrag?marke=still')).json()).data).toEqual(off)
  const sent = await page.request('/suchauftrag', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ email: 'a@firma.example', query: 'marke=still' }),
  })
  expect([sent.status, (await sent.json()).data]).toEqual([409, off])
  await bare.close()
})

it('is part of what a person may know, and goes with them', async () => {
  await confirmed('nur@firma.example', 'marke=still')
  const [person] = (
    await test.get<{ key: string; items: Record<string, number> }[]>(
      '/api/persons?search=nur@firma.example',
      test.token,
    )
  ).data
  expect(person?.items).toMatchObject({ search_alert: 1 })
  const body = { mode: 'apply' }
  await test.call('POST', `/api/persons/${person?.key}/erase`, { token: test.token, body })
  expect(await test.query('select id from search_alert')).toEqual([])
  expect(await test.query(`select id from mail where recipient = 'nur@firma.example'`)).toEqual([])
})
