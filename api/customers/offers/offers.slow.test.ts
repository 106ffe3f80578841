import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { ListedOffer, Offer } from '../../../shared/offers/offer.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { readPdf } from '../../base/files/paper/pdfs.testing.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createOfferTest, legal, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.mails.mails.length = 0
})

const today = () => berlinDay(new Date())
const draftFor = async (...products: { id: number }[]) => {
  const { data } = await at.post(`/contact/${await at.inquire(...products)}/offers`)
  return data
}
const send = (id: number, body: Record<string, unknown> = { text: 'Hier ist unser Angebot.' }) =>
  at.post(`/offers/${id}/send`, body)
const mailsTo = (part: string) =>
  at.mails.mails.filter(({ to }) => to.some((a) => a.includes(part)))
const delivery = { kind: 'delivery', title: 'Lieferung nach Bremen', unitPrice: 480.5 }

/** What a draft warns of beside the data of the demo dealer, whose offers these are. */
const ofMachines = ({ warnings: { 'company.name': _, ...others } }: Offer) => others

describe('a draft', () => {
  it('begins with the machines of the enquiry, at the price that is known inside', async () => {
    const machine = await at.test.addProduct({ title: 'Still RX 20', price: 18_900 })
    const secret = await at.test.addProduct({ price: 7_000, priceKind: 'onRequest' })
    const margin = await at.test.addProduct({ price: 5_000, priceKind: 'margin' })
    const draft = await draftFor(machine, secret, margin)
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

  it('proposes delivery to where it was asked for, at the price of its day, and names the warranty', async () => {
    const truck = { location: 'Hamburg', condition: 'used', grade: 'B', price: 20_000 }
    const light = await at.test.addProduct({
      ...truck,
      specifications: { Eigengewicht: '3000 kg' },
    })
    const heavy = await at.test.addProduct({
      ...truck,
      specifications: { Eigengewicht: '6000 kg' },
    })
    const unknown = await at.test.addProduct({ ...truck, grade: null })
    const machines = [light, heavy, unknown]
    const inquiry = await at.inquireWith({ deliveryPostcode: '21 029' }, ...machines)
    const { data } = await at.post(`/contact/${inquiry}/offers`)
    const to21029 = { kind: 'delivery', title: 'Lieferung nach 21029', priceKind: 'net' }
    expect(data.lines).toMatchObject([
      { description: expect.stringMatching(/\nGarantie: 6 Monate auf Antrieb und Hydraulik$/) },
      { description: expect.stringContaining('Garantie: 6 Monate') },
      { description: expect.not.stringContaining('Garantie') },
      { ...to21029, unitPrice: 190 },
      { ...to21029, unitPrice: 266 },
    ])
  })

  it('offers and delivers as many of each machine as are asked for', async () => {
    const truck = { location: 'Hamburg', specifications: { Eigengewicht: '3000 kg' } }
    const twice = await at.test.addProduct({ ...truck, title: 'Linde H25', price: 10_000 })
    const once = await at.test.addProduct({ ...truck, title: 'Still RX 20', price: 5_000 })
    const asked = { deliveryPostcode: '21029', quantities: { [twice.id]: 2 } }
    const { data } = await at.post(`/contact/${await at.inquireWith(asked, once, twice)}/offers`)
    expect(data.lines).toMatchObject([
      { title: 'Still RX 20', quantity: 1, unitPrice: 5_000 },
      { title: 'Linde H25', quantity: 2, unitPrice: 10_000 },
      { kind: 'delivery', quantity: 1, unitPrice: 190 },
      { kind: 'delivery', quantity: 2, unitPrice: 190 },
    ])
    expect(data.totals).toMatchObject({ net: 25_570 })
    const { data: sent } = await send(data.id)
    const paper = await at.visit(sent.address ?? '', '/angebot.pdf')
    expect((await readPdf(await paper.arrayBuffer())).text).toContain('20.000,00')
    const { offer } = await at.page(sent.address ?? '')
    expect(offer.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1, 2])
  })

  it('warns of more pieces of a used machine than there are, until it is offered once', async () => {
    const used = { condition: 'used', stockNumber: 'H25-17', title: 'Linde H25' }
    const machines = [
      await at.test.addProduct(used),
      await at.test.addProduct({ condition: 'new' }),
    ]
    const quantities = Object.fromEntries(machines.map(({ id }) => [id, 2]))
    const inquiry = await at.inquireWith({ quantities }, ...machines)
    const { data } = await at.post(`/contact/${inquiry}/offers`)
    const once = '„Linde H25“ (Lagernummer H25-17) gibt es nur einmal, angeboten sind 2 Stück.'
    expect(ofMachines(data)).toEqual({ 'lines.0.quantity': once })
    const lines = data.lines.map((line) => ({ ...line, quantity: 1 }))
    const [first] = lines
    expect(ofMachines((await at.put(data.id, { lines: [...lines, first] })).data)).toEqual({
      'lines.2.quantity': once,
    })
    const alternative = { ...first, optional: true }
    expect(ofMachines((await at.put(data.id, { lines: [...lines, alternative] })).data)).toEqual({})
  })

  it('warns of a machine without a price, and of one that somebody else has', async () => {
    const machines = []
    for (const title of ['Still RX 60', 'Linde H30', 'Hangcha XF30'])
      machines.push(await at.test.addProduct({ title, price: 0, priceKind: 'onRequest' }))
    const [reserved, sold, own] = machines
    const { data } = await at.post(`/contact/${await at.inquire(...machines)}/offers`)
    const lines = data.lines.map((line) => ({ ...line, unitPrice: 9_000 }))
    expect(data.warnings).toMatchObject({
      'lines.0.unitPrice': '„Still RX 60“ steht mit 0 € im Angebot.',
    })
    expect(ofMachines((await at.put(data.id, { lines })).data)).toEqual({})
    const set = (product: typeof own, body: object) =>
      at.test.call('PUT', `/api/products/${product?.id}`, { token: at.test.token, body })
    await set(reserved, { status: 'reserved' })
    await set(own, { status: 'reserved', reservedFor: data.inquiryId })
    await set(sold, { status: 'sold' })
    expect(ofMachines((await at.put(data.id, { lines })).data)).toEqual({
      'lines.0.title': '„Still RX 60“ ist anderweitig reserviert.',
      'lines.1.title': '„Linde H30“ ist verkauft.',
    })
  })

  it('takes over the lines of an earlier offer', async () => {
    const earlier = await draftFor(await at.test.addProduct({ price: 1_000 }))
    await at.put(earlier.id, {
      lines: [...earlier.lines, delivery],
      intro: 'Guten Tag,\n\nwie besprochen:',
    })
    const inquiry = await at.inquire()
    const { data } = await at.post(`/contact/${inquiry}/offers`, { from: earlier.id })
    expect(data.lines.map(({ title }) => title)).toContain('Lieferung nach Bremen')
    expect(data).toMatchObject({
      inquiryId: inquiry,
      intro: 'Guten Tag Erika Muster,\n\nwie besprochen:',
    })
  })

  it.each([
    [{ lines: [{ ...delivery, unitPrice: 0.005 }] }, 'lines.0.unitPrice'],
    [{ lines: [{ ...delivery, quantity: 1000 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...delivery, title: ' ' }] }, 'lines.0.title'],
    [{ lines: Array.from({ length: 51 }, () => delivery) }, 'lines'],
    [{ lines: [{ kind: 'discount', title: 'Zu viel', unitPrice: 1 }] }, 'lines'],
    [{ recipient: { country: 'ZZ' } }, 'recipient.country'],
    [{ validUntil: '24.12.2026' }, 'validUntil'],
    [{ intro: 'Zeile\n'.repeat(2_000).trim() }, 'intro'],
    [
      { lines: [{ ...delivery, description: 'a\n\n'.repeat(1_000).trim() }] },
      'lines.0.description',
    ],
  ])('refuses %j and names it', async (patch, field) => {
    const { id } = await draftFor()
    const { status, details } = await at.put(id, patch)
    expect(status).toBe(400)
    expect(Object.keys(details ?? {})).toContain(field)
  })

  it('keeps what a colleague has saved meanwhile', async () => {
    const { id, updatedAt } = await draftFor()
    await at.put(id, { intro: 'Von der Kollegin' }, updatedAt)
    const { status, data } = await at.put(id, { intro: 'Von mir' }, updatedAt)
    expect([status, data.intro]).toEqual([409, 'Von der Kollegin'])
  })

  it('is nothing for the yard', async () => {
    const { token } = await addColleague(at.test, 'stock', 'hof')
    expect((await at.test.get('/api/offers', token)).status).toBe(403)
    expect((await at.test.get('/api/offers')).status).toBe(401)
  })
})

describe('sending', () => {
  it('gives the number, fixes the paper, and answers the enquiry with it', async () => {
    const draft = await draftFor(await at.test.addProduct({ price: 1_000 }))
    const { data: sent, status } = await send(draft.id)
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
    const offered = () => mailsTo(inquiry.email).find(({ text }) => text.includes('/angebot/'))
    await at.test.outbox?.run()
    expect(offered()).toMatchObject({
      headers: { 'in-reply-to': expect.any(String) },
      attachments: [{ filename: `${sent.number}.pdf`, content: bytes }],
    })
  })

  it('says what is missing, and gives no number for that', async () => {
    const { company } = demoSettings
    await at.test.call('PUT', '/api/settings', {
      token: at.test.token,
      // Somebody else has the examples of the demo dealer still.
      body: {
        ...demoSettings,
        company: { ...company, name: 'Kran & Söhne', email: 'post@kran.example' },
      },
    })
    const { id } = await draftFor()
    const recipient = { name: '', company: '' }
    await at.put(id, { recipient, taxMode: 'eu', validUntil: addDays(today(), -1) })
    const { status, details } = await send(id)
    expect(status).toBe(409)
    expect(Object.keys(details ?? {}).sort()).toEqual([
      ...['legal.managingDirector', 'legal.registerNumber', 'lines', 'recipient.name'],
      ...['recipient.vatId', 'validUntil'],
    ])
    expect((await at.read(id)).number).toBeNull()
    const body = { ...demoSettings, legal }
    await at.test.call('PUT', '/api/settings', { token: at.test.token, body })
  })

  it('refuses letters that the paper cannot show, names them, and gives no number for that', async () => {
    const { id, lines } = await draftFor(await at.test.addProduct())
    await at.put(id, {
      recipient: { company: '山田 Łódź 株式会社 ЗАО' },
      lines: lines.map((line) => ({ ...line, description: 'مع الشحن' })),
    })
    const { status, details } = await send(id, { by: 'hand' })
    expect(status).toBe(409)
    expect(details?.['recipient.company']).toEqual([
      'Diese Zeichen kann das Papier nicht zeigen: 山 田 株 式 会 社',
    ])
    expect(details?.['lines.0.description']?.[0]).toContain('م')
    expect((await at.read(id)).number).toBeNull()
    await at.put(id, { recipient: { company: 'Yamada Łódź ЗАО' }, lines })
    const { data } = await send(id, { by: 'hand' })
    const pdf = await at.visit(data.address ?? '', '/angebot.pdf')
    expect((await readPdf(await pdf.arrayBuffer())).text).toContain('YamadaŁódźЗАО')
  })

  it('works for the demo dealer, whose director and register are marked as examples', async () => {
    await at.test.call('PUT', '/api/settings', { token: at.test.token, body: demoSettings })
    const { data } = await send((await draftFor(await at.test.addProduct())).id, { by: 'hand' })
    const { offer } = await at.page(data.address ?? '')
    expect(offer.dealer.isDemo).toBe(true)
    expect(offer.dealer.legal).toMatchObject({
      managingDirector: expect.stringContaining('(Beispiel)'),
      registerNumber: expect.stringContaining('(Beispiel)'),
    })
    await at.test.call('PUT', '/api/settings', {
      token: at.test.token,
      body: { ...demoSettings, legal },
    })
  })

  it('names the person, or the house, and never a login', async () => {
    const draft = await draftFor(await at.test.addProduct())
    const { data: sent } = await send(draft.id)
    const paper = async () => {
      const pdf = await at.visit(sent.address ?? '', '/angebot.pdf')
      return (await readPdf(await pdf.arrayBuffer())).text
    }
    expect(await paper()).not.toContain('admin')
    expect((await at.page(sent.address ?? '')).offer.author).toBe('')
    await at.test.outbox?.run()
    const { email } = await at.inquiry(draft.inquiryId)
    const mail = mailsTo(email).find(({ text }) => text.includes('/angebot/'))
    expect(mail?.text).toContain('\n\nElbStapler\n-- \n')
    await at.test.query(`update app_user set name = 'Hanna Herz' where username = 'admin'`)
    const { data: other } = await send((await draftFor(await at.test.addProduct())).id)
    expect((await at.page(other.address ?? '')).offer.author).toBe('Hanna Herz')
    await at.test.query(`update app_user set name = '' where username = 'admin'`)
  })

  it('dates the paper at the moment of sending, and never ahead of it', async () => {
    const { data } = await send((await draftFor(await at.test.addProduct())).id, { by: 'hand' })
    const pdf = await at.visit(data.address ?? '', '/angebot.pdf')
    const { created } = await readPdf(await pdf.arrayBuffer())
    const age = Date.now() - Number(created)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(120_000)
  })

  it('by hand does all but the mail', async () => {
    const draft = await draftFor(await at.test.addProduct())
    const { data } = await send(draft.id, { by: 'hand' })
    expect(data).toMatchObject({ status: 'sent', address: expect.any(String) })
    const { messages, nextStep } = await at.inquiry(data.inquiryId)
    expect(messages.map(({ kind }) => kind)).toEqual(['note'])
    expect(nextStep?.text).toBe('Nachfassen')
  })

  it('keeps what was sent, whatever becomes of machine, dealer and terms', async () => {
    const machine = await at.test.addProduct({ title: 'Linde H30', price: 20_000 })
    const draft = await draftFor(machine)
    const { data } = await send(draft.id, { by: 'hand' })
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
    const draft = await draftFor(await at.test.addProduct())
    const { data: first } = await send(draft.id, { by: 'hand' })
    const { data: next, status } = await at.post(`/offers/${first.id}/revise`)
    expect([status, next.number, next.revision, next.status]).toEqual([
      201,
      first.number,
      2,
      'draft',
    ])
    await at.put(next.id, { intro: 'Wie am Telefon besprochen:' })
    const { data: second } = await send(next.id, { by: 'hand' })
    expect((await at.read(first.id)).status).toBe('superseded')
    const page = await at.page(first.address ?? '')
    expect(page).toMatchObject({ isNewer: true, offer: { number: `${first.number}-2` } })
    expect(second.pdfSha256).not.toBe(first.pdfSha256)
    const again = await at.post(`/offers/${first.id}/revise`)
    expect([again.status, again.error]).toEqual([409, expect.stringContaining('neueste Fassung')])
    expect((await at.post(`/offers/${second.id}/revise`)).data.revision).toBe(3)
  })
})

it('lists offers by their state, number and customer', async () => {
  const draft = await draftFor(await at.test.addProduct())
  await at.put(draft.id, { recipient: { company: 'Zirkus Sarasani' } })
  const { data } = await send(draft.id, { by: 'hand' })
  const found = async (query: string) =>
    (await at.test.get<ListedOffer[]>(`/api/offers?${query}`, at.test.token)).data.map(
      ({ id }) => id,
    )
  expect(await found('search=sarasani')).toEqual([data.id])
  expect(await found(`search=${data.number}`)).toEqual([data.id])
  expect(await found(`inquiry=${data.inquiryId}`)).toEqual([data.id])
  expect(await found('search=sarasani&status=draft')).toEqual([])
})

it('are a table for the accountant, in which no name is a formula', async () => {
  const draft = await draftFor(await at.test.addProduct({ price: 1_234.5 }))
  await at.put(draft.id, { recipient: { company: '=1+1' } })
  const { data } = await send(draft.id, { by: 'hand' })
  const answer = await at.test.app.request('/api/offers/angebote.csv', {
    headers: { Authorization: `Bearer ${at.test.token}` },
  })
  const row = (await answer.text()).split('\r\n').find((line) => line.startsWith(`${data.number};`))
  expect(row).toContain(";'=1+1;")
  expect(row).toContain(';1234,5;19;234,56;')
})

it('has no address before it is sent, not even after a paper that failed', async () => {
  const { id } = await draftFor(await at.test.addProduct())
  await at.test.query(`update offer set token = '${'a'.repeat(48)}' where id = ${id}`)
  expect((await at.read(id)).address).toBeNull()
})
