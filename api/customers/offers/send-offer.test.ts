import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createOfferTest, legal, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

const text = 'Hier ist unser Angebot.'
/** The mails with that text that have gone out. */
async function sentMails() {
  await at.test.outbox?.run()
  return at.test.mailServer.mails.filter(({ text: said }) => said.includes(text))
}

async function draft() {
  const machine = await at.test.addProduct({ title: 'Still RX 20', price: 18_900 })
  return (await at.post(`/contact/${await at.inquire(machine)}/offers`)).data
}

it('goes to the address that the dealer names, with data sheets and a copy to themselves', async () => {
  const colleague = await addColleague(at.test, 'sales')
  const { id, inquiryId } = await draft()
  const sent = await at.test.call('POST', `/api/offers/${id}/send`, {
    token: colleague.token,
    body: { text, to: 'einkauf@andere.example', copy: true, dataSheets: true },
  })
  expect(sent.status).toBe(200)
  const mails = await sentMails()
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['einkauf@andere.example', colleague.email])
  for (const { attachments, text } of mails) {
    expect(attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^AN-.*\.pdf$/),
      expect.stringMatching(/^Datenblatt.*\.pdf$/),
    ])
    expect(text).toContain('Mit freundlichen Grüßen')
  }
  // The customer's own address is as it was, and the conversation has one answer.
  const { email, messages }: InquiryDetail = await at.inquiry(inquiryId)
  expect(email).toMatch(/^kunde/)
  expect(messages.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
})

it('does not go out as the sender never saw it: what a colleague has changed since is shown instead', async () => {
  const shown = await draft()
  const lines = shown.lines.map((line) => ({ ...line, unitPrice: 1_000 }))
  const changed = (await at.put(shown.id, { lines })).data
  const send = (seen: string) =>
    at.test.call<Offer>('POST', `/api/offers/${shown.id}/send`, {
      token: at.test.token,
      body: { text },
      headers: { 'If-Match': `"${seen}"` },
    })
  expect(await send(shown.updatedAt)).toMatchObject({
    status: 409,
    author: expect.any(String),
    data: { updatedAt: changed.updatedAt, lines: [{ unitPrice: 1_000 }] },
  })
  expect(await sentMails()).toEqual([])
  expect(await at.read(shown.id)).toMatchObject({ status: 'draft', number: null })
  expect(await send(changed.updatedAt)).toMatchObject({ status: 200, data: { status: 'sent' } })
  expect(await sentMails()).toHaveLength(1)
})

it('asks before it goes out with data of the demo, until the dealer has named their own', async () => {
  const { token } = at.test
  const settle = (company: object, ofLaw = legal) =>
    at.test.call('PUT', '/api/settings', {
      token,
      body: { ...demoSettings, company: { ...demoSettings.company, ...company }, legal: ofLaw },
    })
  const { id } = await draft()
  const warning = async () => (await at.read(id)).warnings['company.name']
  await settle({}, { ...legal, managingDirector: demoSettings.legal.managingDirector })
  expect(await warning()).toBe(
    'Im Angebot stehen noch Angaben der Vorführung: Firma, Straße, Telefon, E-Mail, Geschäftsführung. Tragen Sie Ihre eigenen in den Einstellungen ein.',
  )
  const own = { name: 'Nordstapler GmbH', phone: '040 123456', email: 'post@nord.example' }
  await settle(own)
  expect(await warning()).toMatch(/Vorführung: Straße\./)
  await settle({ ...own, street: 'Hafenweg 3' })
  expect(await warning()).toBeUndefined()
  await settle({})
})

it('goes by mail for an enquiry that has no address, once one is named', async () => {
  const machine = await at.test.addProduct({})
  const body = {
    source: 'phone',
    name: 'Ohne Adresse',
    phone: '040 7770',
    productIds: [machine.id],
  }
  const { token } = at.test
  const { data } = await at.test.call<{ id: number }>('POST', '/api/contact/manual', {
    token,
    body: { ...body, message: 'Ruft an' },
  })
  const { data: offer } = await at.post(`/contact/${data.id}/offers`)
  expect(await at.post(`/offers/${offer.id}/send`, { text })).toMatchObject({ status: 409 })
  expect(await at.post(`/offers/${offer.id}/send`, { text, to: 'kein' })).toMatchObject({
    status: 400,
    details: { to: expect.any(Array) },
  })
  await at.post(`/offers/${offer.id}/send`, { text, to: 'neu@firma.example' })
  const [mail] = await sentMails()
  expect(mail?.to).toEqual(['neu@firma.example'])
})

it('sends nothing where the copy has no address to go to', async () => {
  const { id } = await draft()
  const refused = await at.post(`/offers/${id}/send`, { text, copy: true })
  expect(refused).toMatchObject({
    status: 400,
    details: { copy: [expect.stringContaining('Konto')] },
  })
  expect(await at.read(id)).toMatchObject({ status: 'draft', number: null })
})

it('reserves a machine that is rented, and speaks of no machine where there is none', async () => {
  const rented = await at.test.addProduct({ rent: { month: 450 } })
  const { id } = await draft()
  const line = { kind: 'rent', title: 'Miete je Monat', unitPrice: 450 }
  await at.put(id, { lines: [{ ...line, productId: rented.id }], binding: true })
  const { data } = await at.post(`/offers/${id}/send`, { by: 'hand' })
  await at.post(`/offers/${data.id}/accept`, { name: 'Erika' })
  expect(await at.product(rented.id)).toMatchObject({ status: 'reserved' })
  const other = await draft()
  await at.put(other.id, { lines: [line] })
  await at.post(`/offers/${other.id}/send`, { by: 'hand' })
  at.test.mailServer.mails.length = 0
  await at.post(`/offers/${other.id}/accept`, { name: 'Erika' })
  await at.test.outbox?.run()
  const { email } = await at.inquiry(other.inquiryId)
  const confirmed = at.test.mailServer.mails.findLast(({ to }) => to.includes(email))
  expect(confirmed?.text).toContain('ist angenommen.')
  expect(confirmed?.text).not.toContain('reserviert')
})

it('is saved by its number, and a draft as what it is', async () => {
  const { id } = await draft()
  const fileName = async () => {
    const { token } = at.test
    const answer = await at.test.app.request(`/api/offers/${id}/angebot.pdf`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return answer.headers.get('Content-Disposition')
  }
  expect(await fileName()).toBe('inline; filename="Entwurf.pdf"')
  const { data } = await at.post(`/offers/${id}/send`, { by: 'hand' })
  expect(await fileName()).toBe(`inline; filename="${data.number}.pdf"`)
})

it('shows who saves or sends it in another window that it has gone out meanwhile', async () => {
  const { id, updatedAt } = await draft()
  const { data: sent } = await at.post(`/offers/${id}/send`, { by: 'hand' })
  const gone = { status: 409, data: { id, status: 'sent', number: sent.number } }
  expect(await at.put(id, { intro: 'Neu' }, updatedAt)).toMatchObject(gone)
  expect(await at.post(`/offers/${id}/send`, { by: 'hand' })).toMatchObject(gone)
})

it('goes out for a sole trader, who is in no register, and still not without a name', async () => {
  const { token } = at.test
  const settle = (ofLaw: object) =>
    at.test.call('PUT', '/api/settings', { token, body: { legal: { ...legal, ...ofLaw } } })
  const owner = { representedBy: 'owner', registerCourt: '', registerNumber: '' }
  await settle({ ...owner, managingDirector: '' })
  const { id } = await draft()
  expect(await at.send(id, { by: 'hand' })).toMatchObject({
    status: 409,
    details: {
      'legal.managingDirector': ['In den Einstellungen fehlt, wer vertritt: Inhaber'],
    },
  })
  await settle({ ...owner, managingDirector: 'Max Gabel' })
  expect(await at.send(id, { by: 'hand' })).toMatchObject({ status: 200 })
  await settle({})
})
