import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { germanWords } from '../../../shared/testing/german-words.ts'
import { createAlertTest } from './alerts.testing.ts'

const { test, pages, ask, delivered, post, see, work, sevenOn, offer, change, clear } =
  await createAlertTest()
afterAll(() => test.close())
beforeEach(clear)

const switchEnglish = (hasPages: boolean) =>
  test.call('PUT', '/api/settings', { token: test.token, body: { english: { hasPages } } })
beforeAll(() => switchEnglish(true))

const linkIn = (text = '') =>
  /https:\/\/elbstapler\.example(\/en\/alerts\/\w+)/.exec(text)?.[1] ?? ''

async function asked(query: string, email = 'buyer@trade.example') {
  expect((await post('/en/alerts', { email, query })).status).toBe(202)
  const [mail] = await delivered()
  return { mail, address: linkIn(mail?.text) }
}

/** No line of a text has a word of the German dictionary. */
function expectEnglish(...texts: (string | undefined)[]) {
  const said = texts.join(' ').replaceAll(/https?:\S+/g, '')
  for (const word of germanWords) expect(` ${said} `, word).not.toContain(` ${word} `)
  expect(said).not.toMatch(/Sie |Ihre|Suchauftrag|Maschine[ n]|Telefon /)
}

it('asks a buyer abroad for their confirmation in English, and begins with it', async () => {
  const { mail, address } = await asked('search=reach+truck&drive=electric')
  expect(mail?.headers.subject).toBe('Please confirm your search alert')
  expect(mail?.text).toContain('Wanted: “reach truck”, Electric.')
  expectEnglish(mail?.text)
  expect(await see(address)).toMatchObject({
    kind: 'alert',
    query: 'search=reach+truck&drive=electric',
    sought: '“reach truck”, Electric',
    confirmed: false,
  })
  const answer = await post(address, { action: 'confirm' })
  expect(answer.headers.get('location')).toBe(`${address}?done=confirm`)
  expect(await see(address)).toMatchObject({ confirmed: true })
  const [proof] = await test.query<Record<string, unknown>>(
    'select language, consent, consent_version from search_alert',
  )
  expect(proof).toMatchObject({ language: 'en', consent_version: '1-en' })
  expect(proof?.consent).toContain('at most once a day')
})

it('tells of machines in English, with the links of English pages and of the alert', async () => {
  const { address } = await asked('search=Still')
  await post(address, { action: 'confirm' })
  const machine = await offer({ price: 18_000, year: 2019, location: 'Hamburg' })
  await work().run(sevenOn(1))
  const [mail] = await delivered()
  expect(mail?.headers.subject).toBe('New for your search: Still RX 20')
  expect(mail?.text).toContain('€18,000.00, net, plus VAT where it is due, ex works Hamburg')
  expect(mail?.text).toContain(`https://elbstapler.example/en/machine/${machine.id}`)
  expect(mail?.text).toContain(`https://elbstapler.example/en/contact?product=${machine.id}`)
  expect(mail?.text).toContain('You receive this because you look for: “Still”')
  expect(mail?.html).toContain('<html lang="en">')
  expect(JSON.stringify(mail?.headers)).toContain(`${address}/unsubscribe`)
  expectEnglish(mail?.text, mail?.html)
  await change(machine.id, { price: 17_000 })
  await work().run(sevenOn(2))
  const [cheaper] = await delivered()
  expect(cheaper?.headers.subject).toBe('Price lowered for your search: Still RX 20')
  expect(cheaper?.text).toContain('(before: €18,000.00)')
})

it('ends by one press in a mail program, and says so in English', async () => {
  const { address } = await asked('search=Still')
  await post(address, { action: 'confirm' })
  const ended = await pages.request(`${address}/unsubscribe`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect((await ended.json()).data).toEqual({ kind: 'ended', how: 'end' })
  expect(await test.query('select id from search_alert')).toEqual([])
})

it('keeps what somebody has chosen when it is changed, and when it is refused', async () => {
  const { address } = await asked('search=Still&condition=used')
  await post(address, { action: 'change', search: 'Linde', drive: 'diesel', condition: '' })
  expect(await see(address)).toMatchObject({
    sought: '“Linde”, Diesel',
    query: 'search=Linde&drive=diesel',
  })
  const refused = await post('/en/alerts', { email: 'nobody', query: 'search=Still' })
  expect(refused.status).toBe(400)
  expect((await refused.json()).data).toMatchObject({
    kind: 'form',
    email: 'nobody',
    query: 'search=Still',
    error: 'Please enter an email address, for example name@company.com',
  })
  const gone = await post('/en/alerts', { email: 'a@trade.example', query: 'category=gone' })
  expect((await gone.json()).data.failure).toMatch(/^This search cannot be read/)
})

it('writes in the language in which it was asked for last, until it is confirmed', async () => {
  await ask('buyer@trade.example', 'suche=Still')
  await delivered()
  await test.query('delete from mail')
  const { mail } = await asked('search=Still')
  expect(mail?.headers.subject).toBe('Please confirm your search alert')
  expect(await test.query('select language from search_alert')).toEqual([{ language: 'en' }])
})

it('is offered only where there are English pages, and its links go on without them', async () => {
  const { address } = await asked('search=Still')
  await post(address, { action: 'confirm' })
  await switchEnglish(false)
  const machine = await offer({})
  expect((await post('/en/alerts', { email: 'a@trade.example', query: '' })).status).toBe(404)
  expect((await pages.request('/en/alerts')).status).toBe(404)
  expect(await see(address)).toMatchObject({ kind: 'alert' })
  await work().run(sevenOn(1))
  const [mail] = await delivered()
  expect(mail?.text).toContain(`https://elbstapler.example/produkt/${machine.id}`)
  expect(mail?.text).not.toContain('/en/machine/')
  await switchEnglish(true)
})
