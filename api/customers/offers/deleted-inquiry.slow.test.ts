import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InquiryBulkReport } from '../../../shared/inquiries/inquiry-patch.ts'
import type { InquiryDeletion } from '../../../shared/offers/commitment.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { DAY } from '../../../shared/time/time.ts'
import { addColleague } from '../../tests/accounts.ts'
import { deleteExpiredInquiries } from '../inquiries/expiry.ts'
import { keptByOffers } from './kept-offers.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'
import { withdrawPages } from './withdrawn-pages.ts'

let at: OfferTest
let sales: string
beforeAll(async () => {
  at = await createOfferTest()
  sales = (await addColleague(at.test, 'sales')).token
})
afterAll(() => at.close())

const machine = () => at.test.addProduct({ title: 'Linde H25', price: 50_588 })
const offered = async () => at.offered([await machine()], { binding: false })
async function ordered() {
  const offer = await offered()
  expect((await at.submit(offer.address, accepting)).status).toBe(303)
  return offer
}
async function reserved(inquiry: number) {
  const { id } = await machine()
  const body = { status: 'reserved', reservedUntil: '2099-01-31', reservedFor: inquiry }
  const { status } = await at.test.call('PUT', `/api/products/${id}`, {
    token: at.test.token,
    body,
    headers: { 'If-Match': '*' },
  })
  expect(status).toBe(200)
  return id
}
const remove = (inquiry: number, token = at.test.token, query = '') =>
  at.test.call<InquiryDeletion>('DELETE', `/api/contact/${inquiry}${query}`, { token })
const questionOf = async (inquiry: number, token = at.test.token) =>
  (await at.test.get<InquiryDeletion>(`/api/contact/${inquiry}/deletion`, token)).data
const sumOf = ({ totals }: Pick<Offer, 'totals'>) => formatEuros(totals.total)
const pageText = async (address: string) => {
  const answer = await at.visit(address)
  return [answer.status, await answer.text()] as const
}

describe('an enquiry whose customer waits for something', () => {
  it('is not deleted by who sells: the answer names order, offer and reservation, and what to do', async () => {
    const order = await ordered()
    await reserved(order.inquiryId)
    const { status, error } = await remove(order.inquiryId, sales)
    expect(status).toBe(403)
    expect(error).toContain(`Bestellung ${order.number} über ${sumOf(order)}`)
    expect(error).toContain('Reservierung von „Linde H25“ (bis 31.01.2099)')
    expect(error).toMatch(/Administrator.*ablehnen.*an der Maschine/s)
    expect(await at.read(order.id)).toMatchObject({ status: 'ordered' })

    const offer = await offered()
    expect((await remove(offer.inquiryId, sales)).error).toContain(
      `Angebot ${offer.number} über ${sumOf(offer)}`,
    )
    const inquiry = await at.inquire()
    await reserved(inquiry)
    expect((await remove(inquiry, sales)).error).toContain('Reservierung')
    expect((await at.inquiry(inquiry)).id).toBe(inquiry)
  })

  it('says before what goes with it, each with its sum, and to whom it is refused', async () => {
    const order = await ordered()
    const { commitments, refusal } = await questionOf(order.inquiryId)
    expect(refusal).toBeNull()
    expect(commitments).toEqual([
      {
        key: `offer-${order.id}-ordered`,
        kind: 'order',
        what: `Bestellung ${order.number}`,
        sum: order.totals.total,
        note: 'wartet auf Ihre Bestätigung',
      },
    ])
    expect((await questionOf(order.inquiryId, sales)).refusal).toContain('Administrator')
    expect(await questionOf(await at.inquire(), sales)).toEqual({ commitments: [], refusal: null })
  })

  it('is deleted by an administrator, and not if more has come since the question', async () => {
    const offer = await offered()
    const seen = (await questionOf(offer.inquiryId)).commitments.map(({ key }) => key)
    await at.submit(offer.address, accepting)
    const late = await remove(offer.inquiryId, at.test.token, `?commitments=${seen}`)
    expect(late).toMatchObject({ status: 409, data: { commitments: [{ kind: 'order' }] } })
    const now = (await questionOf(offer.inquiryId)).commitments.map(({ key }) => key)
    expect((await remove(offer.inquiryId, at.test.token, `?commitments=${now}`)).status).toBe(200)
  })

  it('leaves a page that says the offer is withdrawn, and a machine that is free again', async () => {
    const order = await ordered()
    const product = await reserved(order.inquiryId)
    expect((await remove(order.inquiryId)).status).toBe(200)
    const [status, text] = await pageText(order.address)
    expect([status, text]).toEqual([200, expect.stringContaining('withdrawn')])
    expect(text).not.toContain('Muster Logistik')
    const paper = await at.visit(order.address, '/angebot.pdf')
    expect([paper.status, paper.headers.get('Location')]).toEqual([
      303,
      new URL(order.address).pathname,
    ])
    expect((await at.submit(order.address, accepting)).status).toBe(409)
    expect((await at.visit('https://stapler.example/angebot/0123')).status).toBe(404)
    // Where the server finds that page: nobody else is shown it.
    expect((await at.visit('https://stapler.example/angebot/zurueckgezogen')).status).toBe(404)
    expect(await at.product(product)).toMatchObject({ status: 'active', reservedFor: null })
  })

  it('leaves nothing in lists and sums, and its number is given to nobody else', async () => {
    const order = await ordered()
    const { token } = at.test
    const paths = ['/offers?limit=100', '/contact?limit=100', '/today', '/mail', '/offers/figures']
    const read = async (path: string) => at.test.get<object>(`/api${path}`, token)
    expect(JSON.stringify((await read('/offers?limit=100')).data)).toContain(order.number)
    expect((await remove(order.inquiryId)).status).toBe(200)
    for (const path of [...paths, `/search?q=${order.number}`]) {
      const { status, data } = await read(path)
      expect([status, JSON.stringify(data)], path).toEqual([
        200,
        expect.not.stringContaining(String(order.number)),
      ])
    }
    expect((await read(`/offers/${order.id}`)).status).toBe(404)
    const serialOf = ({ number }: Pick<Offer, 'number'>) => Number(number?.slice(-4))
    expect(serialOf(await offered())).toBe(serialOf(order) + 1)
  })

  it('is no spam: neither alone nor with others, whoever says so', async () => {
    const order = await ordered()
    const spam = { spam: true }
    const one = await at.test.call('PUT', `/api/contact/${order.inquiryId}`, {
      token: at.test.token,
      body: spam,
    })
    expect(one).toMatchObject({
      status: 409,
      error: expect.stringContaining(`Bestellung ${order.number}`),
    })
    const over = await offered()
    await at.expire(over.id)
    const other = over.inquiryId
    const body = { ids: [order.inquiryId, other], changes: spam }
    const { data } = await at.test.call<InquiryBulkReport>('PUT', '/api/contact/bulk', {
      token: at.test.token,
      body,
    })
    expect(data).toMatchObject({ changed: [other], failed: [{ id: order.inquiryId }] })
    const accepted = await at.offered([await machine()])
    await at.post(`/offers/${accepted.id}/accept`)
    const sold = await at.test.call('PUT', `/api/contact/${accepted.inquiryId}`, {
      token: at.test.token,
      body: spam,
    })
    expect(sold).toMatchObject({ status: 409, error: expect.stringContaining('§ 257 HGB') })
  })

  it('does not expire; one whose offer is over does, and its page says withdrawn', async () => {
    const order = await ordered()
    const spam = await ordered()
    const over = await offered()
    const held = await at.inquire()
    await reserved(held)
    await at.expire(over.id)
    const longAgo = Date.now() - 800 * DAY
    await at.test.query(`update message set at = ${longAgo}`)
    await at.test.query(`update offer set sent_at = ${longAgo}, decided_at = null`)
    await at.test.query(`update inquiry set created_at = ${longAgo}, updated_at = ${longAgo}`)
    await at.test.query(
      `update inquiry set spam = true, owner_id = null, next_step_at = null, next_step_text = null where id = ${spam.inquiryId}`,
    )
    const em = at.test.database.orm.em.fork()
    const now = new Date()
    const options = { kept: await keptByOffers(em, now), ending: withdrawPages }
    await deleteExpiredInquiries(em, now, options)
    for (const id of [order.inquiryId, spam.inquiryId, held])
      expect((await at.test.get(`/api/contact/${id}`, at.test.token)).status).toBe(200)
    expect((await at.test.get(`/api/contact/${over.inquiryId}`, at.test.token)).status).toBe(404)
    const [status, text] = await pageText(over.address)
    expect([status, text]).toEqual([200, expect.stringContaining('withdrawn')])
  })
})
