import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Offer } from '../../../shared/offers/offer.ts'
import { offerPage } from '../../../shared/offers/offer-page.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

const offered = async (patch?: Record<string, unknown>) =>
  at.offered([await at.test.addProduct()], patch)
const messagesOf = async ({ inquiryId }: Pick<Offer, 'inquiryId'>) =>
  (await at.inquiry(inquiryId)).messages.map(({ text }) => text)
const ask = (address: string, question: string) => at.submit(address, { action: 'ask', question })
const shown = async (answer: Response) =>
  offerPage.parse(JSON.parse((await answer.text()).split('\n').at(-1) ?? ''))
async function delivered() {
  await at.test.outbox?.run()
  return at.test.mailServer.mails.splice(0)
}

it.each([
  ['a question', { action: 'ask', question: 'Ist der Transport dabei?' }, true, 1, 200],
  ['an order', accepting, false, 2, 303],
  ['an acceptance', accepting, true, 2, 303],
  ['a refusal', { action: 'decline', reason: 'Zu teuer' }, true, 1, 303],
])(
  'takes %s that is sent twice as one, also at the same time',
  async (_, form, binding, mails, status) => {
    const offer = await offered({ binding })
    await delivered()
    const before = (await messagesOf(offer)).length
    const together = await Promise.all([
      at.submit(offer.address, form),
      at.submit(offer.address, form),
    ])
    const later = await at.submit(offer.address, form)
    const [first, ...others] = [...together, later].map(({ status, headers }) => [
      status,
      headers.get('Location'),
    ])
    expect(first?.[0]).toBe(status)
    for (const other of others) expect(other).toEqual(first)
    const said = (await messagesOf(offer)).slice(before)
    expect(new Set(said).size).toBe(said.length)
    expect(await delivered()).toHaveLength(mails)
  },
)

it('keeps what else is filled in when a question is sent, and shows each with its day from then on', async () => {
  const offer = await offered({ binding: false })
  const filled = { name: 'Karla, Einkauf', business: 'ja', reason: 'Noch nicht sicher' }
  const answer = await at.submit(offer.address, {
    ...filled,
    action: 'ask',
    question: 'Ist der Transport dabei?\nUnd bis wann?',
  })
  expect(await shown(answer)).toMatchObject({
    hasAsked: true,
    values: { ...filled, terms: '', question: '' },
    refused: null,
  })
  await at.submit(offer.address, { action: 'ask', question: 'Und das Ladegerät?' })
  await at.post(`/contact/${offer.inquiryId}/messages`, {
    kind: 'received',
    text: 'Frage am Telefon: Wann liefern Sie?',
  })
  const page = await at.page(offer.address)
  expect(page).toMatchObject({ hasAsked: false, values: {} })
  expect(page.questions).toEqual([
    { at: expect.any(String), text: 'Ist der Transport dabei?\nUnd bis wann?' },
    { at: expect.any(String), text: 'Und das Ladegerät?' },
  ])
  const other = await offered()
  expect((await at.page(other.address)).questions).toEqual([])
})

it('takes another question for another one', async () => {
  const offer = await offered()
  const before = (await messagesOf(offer)).length
  await ask(offer.address, 'Wie alt ist die Batterie?')
  await ask(offer.address, 'Und das Ladegerät?')
  expect(await messagesOf(offer)).toHaveLength(before + 2)
})

it('takes ten questions an hour about an offer, and then keeps what was typed', async () => {
  const offer = await offered()
  for (let n = 1; n <= 10; n++) expect((await ask(offer.address, `Frage ${n}?`)).status).toBe(200)
  const refused = await ask(offer.address, 'Frage 11?')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(await shown(refused)).toMatchObject({
    values: { question: 'Frage 11?' },
    refused: { errors: {}, failure: expect.stringContaining('sehr viele Fragen') },
  })
  expect((await ask(offer.address, 'Frage 10?')).status).toBe(200)
  expect((await ask((await offered()).address, 'Frage 1?')).status).toBe(200)
})

it('counts questions in the visitor’s own limit, with what else they send', async () => {
  // The first is the inquiry that the offer is about.
  const few = await createOfferTest({ CONTACT_LIMIT: '4' })
  const offer = await few.offered([await few.test.addProduct()])
  const { status } = await few.visit('https://stapler.example/api/contact', '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Erika', email: 'e@firma.example', message: 'Was kostet das?' }),
  })
  const answers = [status]
  for (let n = 1; n <= 3; n++)
    answers.push((await few.submit(offer.address, { action: 'ask', question: `${n}?` })).status)
  expect(answers).toEqual([201, 200, 200, 429])
  await few.close()
})

it('answers a form that it cannot read with the page, too', async () => {
  const offer = await offered()
  const failed = await at.submit(offer.address, { action: 'fly' })
  expect(failed.status).toBe(400)
  expect((await shown(failed)).refused?.failure).toContain('Bitte wählen Sie')
  const { pathname } = new URL(offer.address)
  for (const [body, type, status] of [
    ['{}', 'application/json', 415],
    [`question=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ] as const) {
    const answer = await at.visit(offer.address, '', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    })
    expect(answer.status).toBe(status)
    expect((await shown(answer)).refused?.failure).toBeTruthy()
  }
  const gone = await at.submit(offer.address.replace(pathname, '/angebot/abc'), accepting)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('Content-Type')).toContain('text/html')
})

it('gives the headers of a secret page to whatever is answered below its address', async () => {
  const { address } = await offered()
  for (const more of ['', '/', '/angebot.pdf', '/angebot.pdf/', 'x/']) {
    const { headers } = await at.visit(address, more)
    expect([more, headers.get('Cache-Control')]).toEqual([more, 'no-store'])
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  }
})

it('quotes the name that the customer has typed, in the proof and wherever it is said', async () => {
  const name = 'Karla am 1.1.2000 „Chefin“'
  const offer = await offered({ binding: true })
  await at.submit(offer.address, { ...accepting, name })
  const quoted = '„Karla am 1.1.2000 ‚Chefin‘“'
  expect((await messagesOf(offer)).join()).toContain(`Angenommen von ${quoted} am `)
  const order = await offered({ binding: false })
  await at.submit(order.address, { ...accepting, name })
  expect((await messagesOf(order)).join()).toContain(`bestellt von ${quoted}.`)
})

it('leads to what visitors find of its machines at present', async () => {
  const reported = await at.test.addProduct({
    conditionReport: [{ part: 'Mast', mark: 2, note: '' }],
  })
  const plain = await at.test.addProduct()
  const withdrawn = await at.test.addProduct()
  const offer = await at.offered([reported, plain, withdrawn])
  await at.test.call('PUT', `/api/products/${withdrawn.id}`, {
    token: at.test.token,
    body: { status: 'inactive' },
    headers: { 'If-Match': '*' },
  })
  expect((await at.page(offer.address)).machines).toEqual({
    [reported.id]: { hasReport: true },
    [plain.id]: { hasReport: false },
  })
})
