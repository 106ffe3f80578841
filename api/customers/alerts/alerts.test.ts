import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createAlertTest } from './alerts.testing.ts'

const {
  test,
  pages,
  ask,
  delivered,
  linkIn,
  post,
  see,
  confirmed,
  work,
  sevenOn,
  offer,
  change,
  clear,
} = await createAlertTest()
afterAll(() => test.close())
beforeEach(clear)

it('begins only with a press, keeps the proof, and nothing happens by opening a link', async () => {
  await ask('a@firma.example', 'marke=still')
  const address = linkIn((await delivered())[0]?.text)
  expect(await see(address)).toMatchObject({ kind: 'alert', sought: 'Still', confirmed: false })
  const opened = await pages.request(`${address}/abbestellen`)
  expect(opened.headers.get('cache-control')).toBe('no-store')
  expect(opened.headers.get('x-robots-tag')).toBe('noindex')
  await offer({})
  await work().run(sevenOn(1))
  expect(await delivered()).toEqual([])
  const answer = await post(address, { action: 'confirm' })
  expect(answer.headers.get('location')).toBe(`${address}?erledigt=confirm`)
  expect(await see(address)).toMatchObject({ confirmed: true })
  const [proof] = await test.query<Record<string, unknown>>(
    'select consent, consent_version, created_at, confirmed_at from search_alert',
  )
  expect(proof).toMatchObject({
    consent: expect.stringContaining('höchstens einmal am Tag'),
    consent_version: '1',
  })
  expect(proof?.confirmed_at).not.toBeNull()
})

it('tells of each machine once, and again only when it costs less', async () => {
  const old = await offer({ title: 'Still alt', price: 19_000 })
  await confirmed('a@firma.example', 'marke=still&preis_bis=20000')
  const fits = await offer({ title: 'Still neu', price: 18_000 })
  await offer({ title: 'Still zu teuer', price: 25_000 })
  await offer({ title: 'Linde', brand: 'Linde', price: 10_000 })
  await offer({ title: 'Still verkauft', price: 15_000, status: 'sold' })
  await offer({ title: 'Still Entwurf', price: 15_000, status: 'inactive' })
  await work().run(sevenOn(1))
  const [mail, ...more] = await delivered()
  expect(more).toEqual([])
  expect(mail?.headers.subject).toBe('Neu zu Ihrer Suche: Still neu')
  const text = mail?.text.replaceAll('\u00a0', ' ')
  expect(text).toContain('18.000 € zzgl. MwSt.')
  expect(text).toContain('weil Sie suchen: Still, bis 20.000 €')
  expect(mail?.html).toMatch(
    new RegExp(
      `<img src="https://elbstapler\\.example/vorschaubild/${fits.id}-[0-9a-f]+\\.jpg" alt="Still neu`,
    ),
  )
  await change(fits.id, { note: 'poliert' })
  await work().run(sevenOn(2))
  expect(await delivered()).toEqual([])
  await change(fits.id, { price: 17_000 })
  await change(old.id, { price: 18_500 })
  await work().run(sevenOn(3))
  const [cheaper] = await delivered()
  expect(cheaper?.headers.subject).toBe('2 Maschinen zu Ihrer Suche')
  expect(cheaper?.text.replaceAll('\u00a0', ' ')).toContain(
    '17.000 € zzgl. MwSt. (bisher 18.000 €)',
  )
  await change(fits.id, { price: 19_500 })
  await work().run(sevenOn(4))
  expect(await delivered()).toEqual([])
})

it('tells of no price and of no machine that was put back before the morning', async () => {
  const told = await offer({ title: 'Still alt', price: 18_000 })
  const draft = await offer({ title: 'Still Entwurf', price: 18_000, status: 'inactive' })
  await confirmed('a@firma.example', 'marke=still')
  await work().run(sevenOn(1))
  await delivered()
  await change(told.id, { price: 1800 })
  await change(draft.id, { status: 'active' })
  await change(told.id, { price: 18_000 })
  await change(draft.id, { status: 'inactive' })
  await work().run(sevenOn(2))
  expect(await delivered()).toEqual([])
})

it('writes of each alert alone, to one address as to two of one mailbox', async () => {
  const sought = [
    ['post+mueller@kanzlei.example', 'marke=still'],
    ['post+schmidt@kanzlei.example', 'marke=still'],
    ['post+schmidt@kanzlei.example', 'preis_bis=30000'],
  ] as const
  const addresses: string[] = []
  for (const [email, query] of sought) addresses.push(await confirmed(email, query))
  const machine = await offer({ price: 20_000 })
  await work().run(sevenOn(1))
  const mails = await delivered()
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(sought.map(([email]) => email))
  const seen = mails.map(({ text, html, headers }) => {
    const all = `${text}${html}${JSON.stringify(headers)}`
    expect(text).toContain(`/produkt/${machine.id}`)
    return addresses.filter((address) => all.includes(address))
  })
  expect(seen.map((own) => own.length)).toEqual([1, 1, 1])
  expect(new Set(seen.flat()).size).toBe(3)
})

it('ends for one address, also for good, and goes on for another of the same mailbox', async () => {
  const mueller = await confirmed('post+mueller@kanzlei.example', 'marke=still')
  const schmidt = await confirmed('post+schmidt@kanzlei.example', 'marke=still')
  expect(await see(schmidt)).toMatchObject({ count: 1 })
  await post(mueller, { action: 'endAll' })
  expect((await pages.request(schmidt)).status).toBe(200)
  const again = await confirmed('Post+Mueller@kanzlei.example', 'marke=still')
  await post(again, { action: 'never' })
  expect((await pages.request(again)).status).toBe(404)
  await offer({})
  await work().run(sevenOn(1))
  expect((await delivered()).map(({ to }) => to)).toEqual([['post+schmidt@kanzlei.example']])
})

it('ends with one press in a mail program, for good', async () => {
  const address = await confirmed('a@firma.example', 'marke=still')
  const other = await confirmed('a@firma.example', 'preis_bis=30000')
  const ended = await pages.request(`${address}/abbestellen`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(ended.status).toBe(200)
  expect((await ended.json()).data).toEqual({ kind: 'ended', how: 'end' })
  expect((await pages.request(address)).status).toBe(404)
  expect((await pages.request(other)).status).toBe(200)
  await pages.request(`${other}/abbestellen?alle=1`, { method: 'POST' })
  expect(await test.query('select id from search_alert')).toEqual([])
  expect(await test.query(`select id from mail where recipient = 'a@firma.example'`)).toEqual([])
})

it('goes on once a clock that was ahead is right, also with what came meanwhile', async () => {
  const day = (count: number) => new Date(sevenOn(1).getTime() + count * 86_400_000)
  await confirmed('a@firma.example', 'marke=still')
  await work().run(day(400))
  expect(await delivered()).toEqual([])
  await test.query(`update search_alert set seen_at = ${day(400).getTime()}`)
  await offer({ title: 'Still kam dann' })
  await work().run(day(1))
  expect((await delivered()).map(({ headers }) => headers.subject)).toEqual([
    'Neu zu Ihrer Suche: Still kam dann',
  ])
  await work().run(day(1))
  expect(await delivered()).toEqual([])
})

it('tells the others although what one of them seeks cannot be read', async () => {
  await confirmed('a@firma.example', 'marke=still')
  await confirmed('b@firma.example', 'marke=still')
  await confirmed('c@firma.example', 'marke=still')
  await test.query(`update search_alert set known = 'null' where email = 'b@firma.example'`)
  await offer({ title: 'Still für alle' })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await work().run(sevenOn(1))
  await work().run(sevenOn(1))
  expect((await delivered()).map(({ to }) => to[0]).sort()).toEqual([
    'a@firma.example',
    'c@firma.example',
  ])
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

it('rests once two mails in a row came back, says so to the dealer, and is woken by a new confirmation', async () => {
  const address = await confirmed('weg@firma.example', 'marke=still')
  await confirmed('da@firma.example', 'marke=still')
  test.mailServer.behaviour = {
    recipient: (one) => (one === 'weg@firma.example' ? 550 : undefined),
  }
  vi.spyOn(console, 'error').mockReturnValue()
  for (const day of [1, 2, 3]) {
    await offer({ title: `Still ${day}` })
    await work().run(sevenOn(day))
    expect((await delivered()).map(({ to }) => to)).toEqual([['da@firma.example']])
  }
  const failed = "select last_error from mail where state = 'failed' order by id"
  const errors = await test.query<{ last_error: string }>(failed)
  expect(errors.map(({ last_error }) => last_error.includes('ruht'))).toEqual([false, true])
  const { data } = await test.get<{ failures: { lastError: string }[] }>('/api/mail', test.token)
  expect(data.failures[0]?.lastError).toMatch(/ruht, bis ihn jemand neu bestätigt/)

  test.mailServer.behaviour = {}
  await test.query("delete from mail where kind = 'alertConfirm'")
  await ask('weg@firma.example', 'marke=still')
  const asked = await delivered()
  expect(asked.map(({ headers }) => headers.subject)).toEqual([
    'Bitte bestätigen Sie Ihren Suchauftrag',
  ])
  await post(linkIn(asked[0]?.text), { action: 'confirm' })
  expect(linkIn(asked[0]?.text)).toBe(address)
  await offer({ title: 'Still 5' })
  await work().run(sevenOn(6))
  expect((await delivered()).flatMap(({ to }) => to)).toContain('weg@firma.example')
})
