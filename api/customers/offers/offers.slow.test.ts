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
  at.test.mailServer.mails.length = 0
})

const today = () => berlinDay(new Date())
const delivery = { kind: 'delivery', title: 'Lieferung nach Bremen', unitPrice: 480.5 }

/** What a draft warns of beside the data of the demo dealer, whose offers these are. */
const ofMachines = ({ warnings: { 'company.name': _, ...others } }: Offer) => others

describe('a draft', () => {
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
    // What is brought is not picked up where it stands.
    expect(data.deliveryTime).toBe('Nach Absprache')
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
    const { data: sent } = await at.send(data.id)
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
    const earlier = await at.draftFor(await at.test.addProduct({ price: 1_000 }))
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
    const { id } = await at.draftFor()
    const { status, details } = await at.put(id, patch)
    expect(status).toBe(400)
    expect(Object.keys(details ?? {})).toContain(field)
  })

  it('keeps what a colleague has saved meanwhile', async () => {
    const { id, updatedAt } = await at.draftFor()
    await at.put(id, { intro: 'Von der Kollegin' }, updatedAt)
    const { status, data, author } = await at.put(id, { intro: 'Von mir' }, updatedAt)
    expect([status, data.intro, author]).toEqual([409, 'Von der Kollegin', 'admin'])
  })

  it('is nothing for the yard', async () => {
    const { token } = await addColleague(at.test, 'stock', 'hof')
    expect((await at.test.get('/api/offers', token)).status).toBe(403)
    expect((await at.test.get('/api/offers')).status).toBe(401)
  })
})

describe('sending', () => {
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
    const { id } = await at.draftFor()
    const recipient = { name: '', company: '' }
    await at.put(id, { recipient, taxMode: 'eu', validUntil: addDays(today(), -1) })
    const { status, details } = await at.send(id)
    expect(status).toBe(409)
    expect(Object.keys(details ?? {}).sort()).toEqual([
      ...['legal.managingDirector', 'legal.registerNumber', 'legal.vatId', 'lines'],
      ...['recipient.country', 'recipient.name', 'recipient.vatId', 'validUntil'],
    ])
    expect((await at.read(id)).number).toBeNull()
    const body = { ...demoSettings, legal }
    await at.test.call('PUT', '/api/settings', { token: at.test.token, body })
  })

  it('refuses letters that the paper cannot show, names them, and gives no number for that', async () => {
    const { id, lines } = await at.draftFor(await at.test.addProduct())
    await at.put(id, {
      recipient: { company: '山田 Łódź 株式会社 ЗАО' },
      lines: lines.map((line) => ({ ...line, description: 'مع الشحن' })),
    })
    const { status, details } = await at.send(id, { by: 'hand' })
    expect(status).toBe(409)
    expect(details?.['recipient.company']).toEqual([
      'Diese Zeichen kann das Papier nicht zeigen: 山 田 株 式 会 社',
    ])
    expect(details?.['lines.0.description']?.[0]).toContain('م')
    expect((await at.read(id)).number).toBeNull()
    await at.put(id, { recipient: { company: 'Yamada Łódź ЗАО' }, lines })
    const { data } = await at.send(id, { by: 'hand' })
    const pdf = await at.visit(data.address ?? '', '/angebot.pdf')
    expect((await readPdf(await pdf.arrayBuffer())).text).toContain('YamadaŁódźЗАО')
  })

  it('works for the demo dealer, whose director and register are marked as examples', async () => {
    await at.test.call('PUT', '/api/settings', { token: at.test.token, body: demoSettings })
    const { data } = await at.send((await at.draftFor(await at.test.addProduct())).id, {
      by: 'hand',
    })
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
    const draft = await at.draftFor(await at.test.addProduct())
    const { data: sent } = await at.send(draft.id)
    const paper = async () => {
      const pdf = await at.visit(sent.address ?? '', '/angebot.pdf')
      return (await readPdf(await pdf.arrayBuffer())).text
    }
    expect(await paper()).not.toContain('admin')
    expect((await at.page(sent.address ?? '')).offer.author).toBe('')
    await at.test.outbox?.run()
    const { email } = await at.inquiry(draft.inquiryId)
    const mail = at.mailsTo(email).find(({ text }) => text.includes('/angebot/'))
    expect(mail?.text).toContain('\n\nElbStapler\n-- \n')
    await at.test.query(`update app_user set name = 'Hanna Herz' where username = 'admin'`)
    const { data: other } = await at.send((await at.draftFor(await at.test.addProduct())).id)
    expect((await at.page(other.address ?? '')).offer.author).toBe('Hanna Herz')
    await at.test.query(`update app_user set name = '' where username = 'admin'`)
  })

  it('dates the paper at the moment of sending, and never ahead of it', async () => {
    const { data } = await at.send((await at.draftFor(await at.test.addProduct())).id, {
      by: 'hand',
    })
    const pdf = await at.visit(data.address ?? '', '/angebot.pdf')
    const { created } = await readPdf(await pdf.arrayBuffer())
    const age = Date.now() - Number(created)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(120_000)
  })

  it('by hand does all but the mail', async () => {
    const draft = await at.draftFor(await at.test.addProduct())
    const { data } = await at.send(draft.id, { by: 'hand' })
    expect(data).toMatchObject({ status: 'sent', address: expect.any(String) })
    const { messages, nextStep } = await at.inquiry(data.inquiryId)
    expect(messages.map(({ kind }) => kind)).toEqual(['note'])
    expect(nextStep?.text).toBe('Nachfassen')
  })
})

it('lists offers by their state, number and customer', async () => {
  const draft = await at.draftFor(await at.test.addProduct())
  await at.put(draft.id, { recipient: { company: 'Zirkus Sarasani' } })
  const { data } = await at.send(draft.id, { by: 'hand' })
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
  const draft = await at.draftFor(await at.test.addProduct({ price: 1_234.5 }))
  await at.put(draft.id, { recipient: { company: '=1+1' } })
  const { data } = await at.send(draft.id, { by: 'hand' })
  const answer = await at.test.app.request('/api/offers/angebote.csv', {
    headers: { Authorization: `Bearer ${at.test.token}` },
  })
  const row = (await answer.text()).split('\r\n').find((line) => line.startsWith(`${data.number};`))
  expect(row).toContain(";'=1+1;")
  expect(row).toContain(';1234,5;19;234,56;')
})

it('has no address before it is sent, not even after a paper that failed', async () => {
  const { id } = await at.draftFor(await at.test.addProduct())
  await at.test.query(`update offer set token = '${'a'.repeat(48)}' where id = ${id}`)
  expect((await at.read(id)).address).toBeNull()
})
