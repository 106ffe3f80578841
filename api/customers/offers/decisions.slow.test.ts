import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { Product } from '../../../shared/product/product.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

const thisDay = () => berlinDay(new Date())

const offered = (machines: Product[], patch?: Record<string, unknown>) =>
  at.offered(machines, patch)
const stateOf = (offer: Pick<Offer, 'id'>) => at.read(offer.id)
const sold = (id: number) =>
  at.test.call('PUT', `/api/products/${id}`, { token: at.test.token, body: { status: 'sold' } })
async function ordered(): Promise<Offer> {
  const offer = await offered([await at.test.addProduct()], { binding: false })
  await at.submit(offer.address, accepting)
  return offer
}
const expired = (id: number) => at.expire(id)
const shownFailure = async (answer: Response) => (await answer.text()).split('\n').at(-1) ?? ''
const asked = { action: 'ask', question: 'Ist der Transport dabei?' }

describe('the customer’s page', () => {
  it('is kept and told by nobody, and changes nothing however often it is opened', async () => {
    const offer = await offered([await at.test.addProduct()])
    const before = await stateOf(offer)
    for (let visits = 0; visits < 5; visits++) {
      const { status, headers } = await at.visit(offer.address)
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('X-Robots-Tag')).toContain('noindex')
    }
    expect(await stateOf(offer)).toEqual(before)
  })

  it('is the page that says that there is none for a token that never was, and for a draft', async () => {
    const draft = await at.post(`/contact/${await at.inquire()}/offers`)
    await at.test.query(`update offer set token = 'abc123' where id = ${draft.data.id}`)
    for (const token of ['abc123', 'f'.repeat(48), '..%2f', "'"]) {
      const answer = await at.visit(`https://stapler.example/angebot/${token}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.text()).toContain('nicht gefunden')
    }
  })

  it('takes a question, which the dealer hears, also about one that is over', async () => {
    const offer = await offered([await at.test.addProduct()])
    await expired(offer.id)
    const answer = await at.submit(offer.address, asked)
    expect(answer.status).toBe(200)
    expect((await at.inquiry(offer.inquiryId)).messages.at(-1)).toMatchObject({
      ...{
        kind: 'received',
        text: expect.stringContaining(asked.question),
        author: 'Erika Muster',
      },
    })
    await at.test.outbox?.run()
    const told = at.test.mailServer.mails.filter(({ to }) =>
      to.includes('verkauf@elbstapler.example'),
    )
    expect(told.map(({ text }) => text).join()).toContain(asked.question)
  })

  it('tells the dealer in one conversation, which begins with the news of the inquiry', async () => {
    const offer = await offered([await at.test.addProduct()])
    await at.submit(offer.address, asked)
    await at.submit(offer.address, { ...asked, question: 'Und wann?' })
    await at.submit(offer.address, accepting)
    await at.test.outbox?.run()
    const told = at.test.mailServer.mails
      .filter(({ to }) => to.includes('verkauf@elbstapler.example'))
      .map(({ headers }) => headers)
    const ids = told.map((headers) => headers['message-id'])
    expect(told.map((headers) => headers.references?.split(' ') ?? [])).toEqual(
      ids.map((_, index) => ids.slice(0, index)),
    )
    expect(told.map((headers) => headers['in-reply-to'])).toEqual([undefined, ...ids.slice(0, -1)])
    expect(ids).toHaveLength(4)
  })

  it('shows again what was typed, with what is wrong, and loses nothing', async () => {
    const offer = await offered([await at.test.addProduct()])
    for (const [fields, field] of [
      [{ ...accepting, name: ' ' }, 'name'],
      [{ action: 'accept', name: 'Erika' }, 'business'],
      [{ action: 'ask', question: '' }, 'question'],
      [{ action: 'ask', question: 'Was\0ist das?' }, 'question'],
    ] as const) {
      const answer = await at.submit(offer.address, fields)
      expect(answer.status).toBe(400)
      const { refused, values } = JSON.parse(await shownFailure(answer))
      expect(refused.errors[field]).toBeTruthy()
      expect(values.name).toBe('name' in fields ? fields.name.trim() : '')
      expect((await stateOf(offer)).status).toBe('sent')
    }
  })
})

describe('accepting', () => {
  it('an order whose customer has no mail address is refused by what they were told', async () => {
    const phone = { email: '', phone: '040 66969-300', callback: true }
    const inquiry = await at.inquireWith(phone, await at.test.addProduct())
    const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
    await at.put(draft.id, { binding: false })
    const { data: offer } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    await at.submit(offer.address ?? '', accepting)
    const text = 'Die Maschine ist leider schon weg.'
    expect((await at.post(`/offers/${offer.id}/refuse`, { text })).data.status).toBe('declined')
    expect((await at.inquiry(inquiry)).messages.at(-1)).toMatchObject({ kind: 'call', text })
  })

  it('is not withdrawn by who has not seen that it was ordered', async () => {
    const seen = await offered([await at.test.addProduct()], { binding: false })
    await at.submit(seen.address, accepting)
    const withdraw = (version: string) =>
      at.test.call<Offer>('POST', `/api/offers/${seen.id}/withdraw`, {
        token: at.test.token,
        headers: { 'If-Match': `"${version}"` },
      })
    const refused = await withdraw(seen.updatedAt)
    expect(refused).toMatchObject({ status: 409, data: { status: 'ordered' } })
    expect(refused.error).toContain('inzwischen bestellt')
    expect((await stateOf(seen)).status).toBe('ordered')
    expect((await withdraw(refused.data.updatedAt)).data.status).toBe('withdrawn')
  })

  it('confirming an order is the dealer’s word, not the customer’s', async () => {
    const offer = await ordered()
    await at.post(`/offers/${offer.id}/confirm`)
    const { messages, notes } = await at.inquiry(offer.inquiryId)
    const heard = messages.filter(({ kind }) => kind === 'received')
    expect(heard.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining('bestellt von „Erika Muster“'),
    ])
    const confirmed = messages.find(({ text }) => text.startsWith('Bestellung zum Angebot'))
    expect(confirmed).toMatchObject({ kind: 'note', author: 'admin', automatic: true })
    expect(confirmed?.text).toContain(String(offer.pdfSha256))
    expect(notes).not.toContain('Bestellung')
  })

  it('an order is the next step of its enquiry until somebody has decided about it', async () => {
    const stepAfter = async (decide: (offer: Offer) => Promise<unknown>) => {
      const offer = await ordered()
      const step = async () => (await at.inquiry(offer.inquiryId)).nextStep?.text
      expect(await step()).toBe('Bestellung bestätigen')
      await decide(offer)
      return step()
    }
    const calledOff = (offer: Offer) => at.post(`/offers/${offer.id}/decline`)
    expect(await stepAfter(calledOff)).toBe('Weiter bearbeiten')
    const withdrawn = (offer: Offer) => at.post(`/offers/${offer.id}/withdraw`)
    expect(await stepAfter(withdrawn)).toBe('Weiter bearbeiten')
    const refused = (offer: Offer) => at.post(`/offers/${offer.id}/refuse`, { text: 'Schon weg.' })
    expect(await stepAfter(refused)).toBe('Nachfassen')
  })

  it('an order that waits leaves an agreed callback the next step', async () => {
    const offer = await offered([await at.test.addProduct()], { binding: false })
    const callback = { at: '2099-03-02T09:00:00.000Z', text: 'Zurückrufen' }
    await at.test.query(
      `update inquiry set callback_at = ${Date.parse(callback.at)}, next_step_at = ${Date.parse(callback.at)}, next_step_text = '${callback.text}' where id = ${offer.inquiryId}`,
    )
    await at.submit(offer.address, accepting)
    expect((await at.inquiry(offer.inquiryId)).nextStep).toEqual(callback)
  })

  it('nobody accepts an order over the customer’s head: it is confirmed', async () => {
    const offer = await ordered()
    expect((await at.post(`/offers/${offer.id}/accept`, { name: 'Jemand' })).status).toBe(409)
    expect(await stateOf(offer)).toMatchObject({
      status: 'ordered',
      decision: { name: 'Erika Muster' },
    })
  })

  it('neither reserves what is optional nor minds what has become of it', async () => {
    const machine = await at.test.addProduct()
    const optional = await at.test.addProduct()
    const draft = await at.post(`/contact/${await at.inquire(machine, optional)}/offers`)
    const [first, second] = draft.data.lines
    const lines = [first, { ...second, optional: true }]
    await at.put(draft.data.id, { lines, binding: true })
    const { data } = await at.post(`/offers/${draft.data.id}/send`, { by: 'hand' })
    await sold(optional.id)
    expect((await at.submit(data.address ?? '', accepting)).status).toBe(303)
    expect((await at.product(machine.id)).status).toBe('reserved')
    expect((await at.product(optional.id)).status).toBe('sold')
  })

  it('says in German what has become of a machine, and changes nothing', async () => {
    const machine = await at.test.addProduct()
    const offer = await offered([machine])
    for (const [status, word] of [
      ['sold', 'verkauft'],
      ['inactive', 'nicht mehr angeboten'],
      ['reserved', 'reserviert'],
    ]) {
      await at.test.call('PUT', `/api/products/${machine.id}`, {
        token: at.test.token,
        body: { status },
      })
      const answer = await at.submit(offer.address, accepting)
      expect(answer.status).toBe(409)
      expect(await shownFailure(answer)).toContain(word)
      expect((await stateOf(offer)).status).toBe('sent')
      expect((await at.inquiry(offer.inquiryId)).stage).toBe('offered')
    }
  })

  it.each([
    ['a withdrawal', 'withdraw'],
    ['the word on the telephone', 'accept'],
  ])('against %s at once: one wins', async (_, press) => {
    const offer = await offered([await at.test.addProduct()])
    const [page, staff] = await Promise.all([
      at.submit(offer.address, accepting),
      at.post(`/offers/${offer.id}/${press}`),
    ])
    expect([page.status === 303, staff.status === 200].filter(Boolean)).toHaveLength(1)
  })

  it.each([
    ['withdrawn', (offer: Offer) => at.post(`/offers/${offer.id}/withdraw`)],
    ['declined', (offer: Offer) => at.post(`/offers/${offer.id}/decline`)],
    ['expired', (offer: Offer) => expired(offer.id)],
    ['accepted', (offer: Offer) => at.post(`/offers/${offer.id}/accept`)],
  ])('is over for one that is %s; its page stays and says so', async (status, end) => {
    const offer = await offered([await at.test.addProduct()])
    await end(offer)
    expect((await at.page(offer.address)).status).toBe(status)
    expect((await at.submit(offer.address, accepting)).status).toBe(409)
    expect((await at.submit(offer.address, { action: 'decline' })).status).toBe(409)
    expect((await stateOf(offer)).status).toBe(status)
  })

  it('is undone with its reservations, but for what was sold since', async () => {
    const kept = await at.test.addProduct()
    const gone = await at.test.addProduct()
    const offer = await offered([kept, gone])
    await at.submit(offer.address, accepting)
    await sold(gone.id)
    expect((await at.post(`/offers/${offer.id}/reopen`)).data.status).toBe('sent')
    expect((await at.product(kept.id)).status).toBe('active')
    expect((await at.product(gone.id)).status).toBe('sold')
    expect(await at.inquiry(offer.inquiryId)).toMatchObject({
      stage: 'offered',
      nextStep: expect.any(Object),
    })
  })

  it('cannot happen to a version that a new one has replaced', async () => {
    const first = await offered([await at.test.addProduct()])
    const { data: next } = await at.post(`/offers/${first.id}/revise`)
    await at.post(`/offers/${next.id}/send`, { by: 'hand' })
    const answer = await at.submit(first.address, accepting)
    expect(answer.status).toBe(409)
    expect(await shownFailure(answer)).toContain('neue Fassung')
  })
})

it('an enquiry whose offer was accepted is kept, and says until when', async () => {
  const offer = await offered([await at.test.addProduct()])
  await at.submit(offer.address, accepting)
  const remove = () =>
    at.test.call('DELETE', `/api/contact/${offer.inquiryId}`, { token: at.test.token })
  const refused = await remove()
  expect(refused.status).toBe(409)
  expect(refused.error).toContain(`31.12.${Number(thisDay().slice(0, 4)) + 6}`)
  const longAgo = new Date('2000-01-01').getTime()
  await at.test.query(`update inquiry set created_at = ${longAgo} where id = ${offer.inquiryId}`)
  await at.test.housekeeping.run()
  expect((await stateOf(offer)).status).toBe('accepted')
  await at.post(`/offers/${offer.id}/reopen`)
  expect((await remove()).status).toBe(200)
})
