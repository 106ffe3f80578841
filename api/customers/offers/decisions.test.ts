import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

/** Who got the paper, with what was accepted by whom. */
const proofsOf = ({ pdfSha256 }: Offer) =>
  at.test.mailServer.mails
    .filter(
      ({ text, attachments }) =>
        text.includes(String(pdfSha256)) &&
        text.includes('Erika Muster') &&
        attachments.some(({ filename }) => filename.endsWith('.pdf')),
    )
    .flatMap(({ to }) => to)

describe('accepting', () => {
  it('tells the customer that the machine is reserved which they have ordered, not its alternative', async () => {
    const ordered = await at.test.addProduct()
    const other = await at.test.addProduct()
    const draft = await at.draftFor(ordered, other)
    const lines = draft.lines.map((line) => ({
      ...line,
      isAlternative: line.productId === other.id,
    }))
    const offer = await at.offered([ordered, other], { binding: true, lines })
    await at.submit(offer.address, accepting)
    await at.test.outbox?.run()
    const { email } = await at.inquiry(offer.inquiryId)
    const confirmed = at.test.mailServer.mails.findLast(({ to }) => to.includes(email))
    expect(confirmed?.text).toContain(
      'ist angenommen. Die bestellte Maschine ist für Sie reserviert. Das Angebot liegt',
    )
    expect(await at.product(other.id)).toMatchObject({ status: 'active' })
  })

  it('a binding offer wins the enquiry, reserves its machines and is confirmed to both sides', async () => {
    const machine = await at.test.addProduct()
    const optional = await at.test.addProduct()
    const offer = await at.offered([machine, optional])
    expect((await at.submit(offer.address, accepting)).status).toBe(303)
    expect(await at.read(offer.id)).toMatchObject({
      status: 'accepted',
      decision: { name: 'Erika Muster' },
    })
    expect(await at.inquiry(offer.inquiryId)).toMatchObject({
      stage: 'won',
      nextStep: { text: 'Übergabe vorbereiten' },
    })
    expect(await at.product(machine.id)).toMatchObject({
      status: 'reserved',
      reservedFor: offer.inquiryId,
      reservedUntil: addDays(berlinDay(new Date()), 14),
    })
    await at.test.outbox?.run()
    expect(proofsOf(offer)).toHaveLength(2)
  })

  it('one that is not binding is an order, which the dealer confirms or refuses', async () => {
    const machine = await at.test.addProduct()
    const offer = await at.offered([machine], { binding: false })
    await at.submit(offer.address, accepting)
    expect((await at.read(offer.id)).status).toBe('ordered')
    expect((await at.product(machine.id)).status).toBe('active')
    const another = { ...accepting, name: 'Jemand anders' }
    expect((await at.submit(offer.address, another)).status).toBe(409)
    await at.test.outbox?.run()
    at.test.mailServer.mails.length = 0
    expect((await at.post(`/offers/${offer.id}/confirm`)).data.status).toBe('accepted')
    await at.test.outbox?.run()
    expect(proofsOf(offer)).toHaveLength(2)
    expect((await at.product(machine.id)).status).toBe('reserved')

    const other = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(other.address, accepting)
    const text = 'Die Maschine ist leider schon weg.'
    expect((await at.post(`/offers/${other.id}/refuse`, { text })).data.status).toBe('declined')
    const { messages } = await at.inquiry(other.inquiryId)
    expect(messages.at(-1)).toMatchObject({ kind: 'reply', text })
  })

  it('an order of more pieces of a used machine than there are says so until it is confirmed', async () => {
    const used = { condition: 'used', stockNumber: 'H25-18', title: 'Linde H25' }
    const machine = await at.test.addProduct(used)
    const inquiry = await at.inquireWith({ quantities: { [machine.id]: 2 } }, machine)
    const { id } = (await at.post(`/contact/${inquiry}/offers`)).data
    const once = '„Linde H25“ (Lagernummer H25-18) gibt es nur einmal, angeboten sind 2 Stück.'
    const { data: sent } = await at.send(id, { by: 'hand' })
    expect(sent.warnings).toEqual({ 'lines.0.quantity': once })
    await at.submit(sent.address ?? '', accepting)
    const ordered = await at.read(id)
    expect([ordered.status, ordered.warnings]).toEqual(['ordered', { 'lines.0.quantity': once }])
    expect((await at.post(`/offers/${id}/confirm`)).data.warnings).toEqual({})
  })

  it('an order that is refused by telephone waits for no confirmation any more', async () => {
    const offer = await at.offered([await at.test.addProduct()], { binding: false })
    await at.submit(offer.address, accepting)
    expect((await at.inquiry(offer.inquiryId)).nextStep?.text).toBe('Bestellung bestätigen')
    await at.test.query(`update inquiry set email = '' where id = ${offer.inquiryId}`)
    await at.post(`/offers/${offer.id}/refuse`, { text: 'Am Telefon abgesagt.' })
    const { messages, nextStep } = await at.inquiry(offer.inquiryId)
    expect(messages.at(-1)).toMatchObject({ kind: 'call', text: 'Am Telefon abgesagt.' })
    expect(nextStep?.text).not.toBe('Bestellung bestätigen')
  })
})

it('declining tells the dealer why, and leaves the enquiry open', async () => {
  const offer = await at.offered([await at.test.addProduct()])
  await at.submit(offer.address, { action: 'decline', reason: 'Zu teuer' })
  expect(await at.read(offer.id)).toMatchObject({
    status: 'declined',
    decision: { reason: 'Zu teuer' },
  })
  const inquiry = await at.inquiry(offer.inquiryId)
  expect(inquiry.stage).toBe('offered')
  expect(inquiry.messages.at(-1)?.text).toContain('Zu teuer')
})

it('a refusal that the dealer heard on the telephone is their own note and waits for no answer', async () => {
  const offer = await at.offered([await at.test.addProduct()])
  const reason = 'Telefonisch: zu teuer'
  expect((await at.post(`/offers/${offer.id}/decline`, { reason })).data.status).toBe('declined')
  const { messages } = await at.inquiry(offer.inquiryId)
  expect(messages.at(-1)).toMatchObject({ kind: 'call', text: expect.stringContaining(reason) })
  const { token } = at.test
  const today = (await at.test.get<Today>('/api/today', token)).data
  expect(
    today.items.filter(({ inquiry }) => inquiry.id === offer.inquiryId).map(({ kind }) => kind),
  ).not.toContain('received')
})
