import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { createOfferTest, legal, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

describe('an offer', () => {
  it('begins with the machines of the enquiry, at the price that is known inside', async () => {
    const machine = await at.test.addProduct({ title: 'Still RX 20', price: 18_900 })
    const secret = await at.test.addProduct({ price: 7_000, priceKind: 'onRequest' })
    const margin = await at.test.addProduct({ price: 5_000, priceKind: 'margin' })
    const draft = await at.draftFor(machine, secret, margin)
    expect(draft).toMatchObject({
      number: null,
      revision: 1,
      status: 'draft',
      address: null,
      binding: false,
      recipient: { name: 'Erika Muster', company: 'Muster Logistik', country: 'DE' },
      lines: [
        { productId: machine.id, title: 'Still RX 20', unitPrice: 18_900, priceKind: 'net' },
        { unitPrice: 7_000, priceKind: 'net' },
        { unitPrice: 5_000, priceKind: 'margin' },
      ],
      totals: { net: 25_900, vat: 4_921, margin: 5_000, payable: 35_821 },
    })
  })

  it('gives the number, fixes the paper, and answers the enquiry with it', async () => {
    const draft = await at.draftFor(await at.test.addProduct({ price: 1_000 }))
    const { data: sent, status } = await at.send(draft.id)
    expect(status).toBe(200)
    expect(sent).toMatchObject({
      status: 'sent',
      number: expect.stringMatching(/^AN-\d{4}-\d{4,}$/),
    })
    expect(sent.address).toMatch(/^https:\/\/stapler\.example\/angebot\/[0-9a-f]{48}$/)
    const paper = await at.visit(sent.address ?? '', '/angebot.pdf')
    const bytes = Buffer.from(await paper.arrayBuffer())
    expect(hash('sha256', bytes)).toBe(sent.pdfSha256)
    const inquiry = await at.inquiry(sent.inquiryId)
    expect(inquiry.stage).toBe('offered')
    expect(inquiry.messages.at(-1)).toMatchObject({
      kind: 'reply',
      attachments: [{ size: bytes.length }],
    })
    const offered = () => at.mailsTo(inquiry.email).find(({ text }) => text.includes('/angebot/'))
    await at.test.outbox?.run()
    expect(offered()).toMatchObject({
      headers: { 'in-reply-to': expect.any(String) },
      attachments: [{ filename: `${sent.number}.pdf`, content: bytes }],
    })
  })

  it('keeps what was sent, whatever becomes of machine, dealer and terms', async () => {
    const machine = await at.test.addProduct({ title: 'Linde H30', price: 20_000 })
    const draft = await at.draftFor(machine)
    const { data } = await at.send(draft.id, { by: 'hand' })
    const before = await at.page(data.address ?? '')
    await at.test.call('PUT', `/api/products/${machine.id}`, {
      token: at.test.token,
      body: { title: 'Anders', price: 1 },
    })
    const body = { ...demoSettings, legal, vatRate: 7 }
    await at.test.call('PUT', '/api/settings', { token: at.test.token, body })
    expect((await at.page(data.address ?? '')).offer).toEqual(before.offer)
    expect((await at.read(data.id)).totals).toEqual(data.totals)
    await at.test.call('PUT', '/api/settings', {
      token: at.test.token,
      body: { ...body, vatRate: 19 },
    })
    expect((await at.put(data.id, { intro: 'Anders' })).status).toBe(409)
    expect(
      (await at.test.call('DELETE', `/api/offers/${data.id}`, { token: at.test.token })).status,
    ).toBe(409)
  })

  it('lets a new version take the place of the former, whose link shows it', async () => {
    const draft = await at.draftFor(await at.test.addProduct())
    const { data: first } = await at.send(draft.id, { by: 'hand' })
    const { data: next, status } = await at.post(`/offers/${first.id}/revise`)
    expect([status, next.number, next.revision, next.status]).toEqual([
      201,
      first.number,
      2,
      'draft',
    ])
    await at.put(next.id, { intro: 'Wie am Telefon besprochen:' })
    const { data: second } = await at.send(next.id, { by: 'hand' })
    expect((await at.read(first.id)).status).toBe('superseded')
    const page = await at.page(first.address ?? '')
    expect(page).toMatchObject({ isNewer: true, offer: { number: `${first.number}-2` } })
    expect(second.pdfSha256).not.toBe(first.pdfSha256)
    const again = await at.post(`/offers/${first.id}/revise`)
    expect([again.status, again.error]).toEqual([409, expect.stringContaining('neueste Fassung')])
    expect((await at.post(`/offers/${second.id}/revise`)).data.revision).toBe(3)
  })
})
