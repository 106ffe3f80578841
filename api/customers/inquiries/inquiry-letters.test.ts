import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promisedReply } from '../../../shared/dealer/clock.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import type { ReceivedMail } from '../../tests/mail-server.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { InquiryEntity } from './inquiry.entity.ts'

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp({
    MAIL_TO: 'verkauf@elbstapler.example, Chefin <chefin@elbstapler.example>',
    SITE_URL: 'https://stapler.example',
  })
})
afterAll(() => test.close())
beforeEach(() => {
  test.mailServer.mails.length = 0
})

/** As of today: it differs before a closed day. */
const promise = () => {
  const now = new Date()
  return promisedReply(demoDealer.replyHours, hoursAround(demoSettings, now), now)
}

let customers = 0

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

/** @param earlier what an earlier version let in, and which stands in the database */
async function send(changes: Record<string, unknown> = {}, earlier?: Partial<InquiryEntity>) {
  const email = `kunde${++customers}@firma.example`
  const { data } = await test.call<{ id: number; receipt: string }>('POST', '/api/contact', {
    body: {
      name: 'Erika Muster',
      company: 'Müller & Söhne',
      email,
      message: 'Ist der Stapler noch da?\nWir bräuchten ihn bis März.',
      ...changes,
    },
  })
  if (earlier)
    await test.database.orm.em.fork().nativeUpdate(InquiryEntity, { id: data.id }, earlier)
  await test.outbox?.run()
  const to = (address: string) => {
    const found = test.mailServer.mails.find((mail) => mail.to.join() === address)
    if (!found) throw new Error(`no mail to ${address}`)
    return found
  }
  return {
    ...data,
    email,
    dealer: to('verkauf@elbstapler.example'),
    boss: to('chefin@elbstapler.example'),
    customer: to(email),
  }
}

describe('the notification', () => {
  it('comes from the site, goes to each address of the dealer, and is answered to the customer', async () => {
    const { dealer, boss, email } = await send()
    expect(dealer.from).toBe('post@elbstapler.example')
    expect(dealer.headers).toMatchObject({
      from: 'ElbStapler <post@elbstapler.example>',
      to: 'verkauf@elbstapler.example',
      'reply-to': `Erika Muster <${email}>`,
      'auto-submitted': 'auto-generated',
    })
    expect(boss.text).toBe(dealer.text)
  })

  it('says in the subject which inquiry, whose and about what', async () => {
    const product = await test.addProduct({ title: 'Still RX 20' })
    const { dealer, receipt } = await send({ productId: product.id })
    expect(dealer.headers.subject).toBe(
      `${receipt}: Anfrage von Erika Muster, Müller & Söhne zu Still RX 20`,
    )
  })

  it('shows everything that the dealer needs to answer', async () => {
    const product = await test.addProduct({ title: 'Linde H30D', price: 28_500, year: 2019 })
    const { id, dealer } = await send({
      phone: '0170 1234567',
      callback: true,
      productId: product.id,
      deliveryPostcode: '30159',
    })
    expect(dealer.text).toContain('Liefern:  nach 30159')
    expect(dealer.text).toContain('Bitte zurückrufen: 0170 1234567')
    expect(dealer.text).toContain('Firma:    Müller & Söhne')
    expect(dealer.text).toContain('Gerät:    Linde H30D (Linde H25, Baujahr 2019, 28.500\u00a0€)')
    expect(dealer.text).toContain(`https://stapler.example/produkt/${product.id}`)
    expect(dealer.text).toContain('Ist der Stapler noch da?\nWir bräuchten ihn bis März.')
    expect(dealer.text).toContain(`https://stapler.example/admin/inquiries?anfrage=${id}`)
  })

  it('says what it is about, and how to answer who gave no address', async () => {
    const body = { name: 'Erika Muster', phone: '040 66969-123', callback: true, concern: 'miete' }
    const { data } = await test.call<{ receipt: string }>('POST', '/api/contact', { body })
    await test.outbox?.run()
    expect(test.mailServer.mails.map(({ to }) => to.join()).sort()).toEqual([
      'chefin@elbstapler.example',
      'verkauf@elbstapler.example',
    ])
    const [{ headers, text }] = test.mailServer.mails as [ReceivedMail, ReceivedMail]
    expect(headers.subject).toBe(`${data.receipt}: Miete, Rückruf erbeten von Erika Muster`)
    expect(headers).not.toHaveProperty('reply-to')
    expect(text).toContain('Anliegen: Miete')
    expect(text).toContain('Bitte antworten Sie am Telefon')
    expect(text).not.toContain('Nachricht:')
  })

  it('lists several machines with their addresses', async () => {
    const first = await test.addProduct({ title: 'Linde H30D' })
    const second = await test.addProduct({ title: 'Still RX 20' })
    const { dealer, customer } = await send({ productIds: [first.id, second.id] })
    expect(dealer.headers.subject).toMatch(/ zu Linde H30D und einem weiteren Gerät$/)
    expect(dealer.text).toContain(
      [
        'Gerät 1:  Linde H30D',
        `          https://stapler.example/produkt/${first.id}`,
        'Gerät 2:  Still RX 20',
        `          https://stapler.example/produkt/${second.id}`,
      ].join('\n'),
    )
    expect(customer.text).toContain('Es geht um die Geräte „Linde H30D“ und „Still RX 20“.')
  })

  it('says how many are wanted, as does the confirmation', async () => {
    const first = await test.addProduct({ title: 'Linde H30D' })
    const second = await test.addProduct({ title: 'Still RX 20' })
    const productIds = [first.id, second.id]
    const two = await send({ productIds, quantities: { [first.id]: 2 } })
    expect(two.dealer.headers.subject).toMatch(/ zu 2\s× Linde H30D und einem weiteren Gerät$/)
    expect(two.dealer.text).toContain('Gerät 1:  2\u00a0× Linde H30D\n')
    expect(two.dealer.text).toContain('Gerät 2:  Still RX 20\n')
    expect(two.customer.text).toContain('die Geräte 2\u00a0× „Linde H30D“ und „Still RX 20“.')
    test.mailServer.mails.length = 0
    const one = await send({ productIds: [second.id], quantities: { [second.id]: 3 } })
    expect(one.dealer.text).toContain('Gerät:    3\u00a0× Still RX 20 (')
    expect(one.customer.text).toContain('Es geht um die Geräte 3\u00a0× „Still RX 20“.')
  })

  it('gives no price for a machine whose price is on request', async () => {
    const { id: productId } = await test.addProduct({ title: 'Linde H30D', price: 0 })
    const { dealer } = await send({ productId })
    expect(dealer.text).toContain('Baujahr 2020, Preis auf Anfrage)')
  })
})

describe('the confirmation', () => {
  it('names the inquiry and says whom to call', async () => {
    const { customer, receipt } = await send()
    expect(customer.headers.subject).toBe(`Ihre Anfrage ${receipt}`)
    expect(customer.headers['reply-to']).toContain('verkauf@elbstapler.example')
    expect(customer.headers['auto-submitted']).toBe('auto-replied')
    expect(customer.text).toContain('Guten Tag Erika Muster,')
    expect(customer.text).toContain(promise())
    expect(customer.text).toContain(`Telefon ${demoDealer.phone.label}`)
    expect(customer.text).toContain(demoDealer.street)
  })

  it('promises a call to whoever asked for one', async () => {
    const { customer } = await send({ phone: '0170 1234567', callback: true })
    expect(customer.text).toContain(`Wir rufen Sie in der Regel ${promise()}`)
    expect(customer.text).toContain('unter 0170 1234567 zurück')
  })

  it.each([
    ['in the message', { message: 'Gewonnen! Jetzt http://evil.example/x oder www.evil.example' }],
    ['in the message, without a scheme', { message: 'Rufen Sie evil.example auf, bitte gleich.' }],
    ['as the name', { name: 'evil.example/gewinn' }],
    ['in the name', { name: 'Erika von evil.example' }],
    ['as the company', { company: 'evil.example' }],
    ['as an address', { name: 'chef@evil.example' }],
    ['as the number', { phone: 'evil.example 123456', callback: true }],
  ])('carries no link of a stranger’s %s', async (_, changes) => {
    const { customer, receipt } = await send(changes)
    expect(customer.text).toContain(receipt)
    expect(customer.text).not.toContain('evil')
    expect(JSON.stringify(customer.headers)).not.toContain('evil')
  })

  it.each(['Dr. Erika Muster-Schmidt', 'O’Brien', 'Müller & Söhne (Einkauf)', 'Łukasz Żółć'])(
    'greets %s by name',
    async (name) => {
      expect((await send({ name })).customer.text).toContain(`Guten Tag ${name},`)
    },
  )

  it('names the machine that it is about', async () => {
    const { id } = await test.addProduct({ title: 'Still RX 20' })
    expect((await send({ productId: id })).customer.text).toContain('das Gerät „Still RX 20“')
  })

  it.each([
    ['service', 'Service'],
    ['ankauf', 'Ankauf'],
    ['miete', 'Miete'],
  ])('names what it is about (%s)', async (concern, label) => {
    expect((await send({ concern })).customer.text).toContain(`\n\nAnliegen: ${label}\n\n`)
  })

  it('names the emergency number to whom a machine may stand still, and to nobody else', async () => {
    const said = /Notdienst erreichen Sie unter 040.66969-112\./
    expect((await send({ concern: 'service' })).customer.text).toMatch(said)
    expect((await send({ concern: 'miete' })).customer.text).not.toMatch(said)
  })

  it('says of a general inquiry neither concern nor files', async () => {
    expect((await send()).customer.text).not.toMatch(/Anliegen:|Dateien:/)
  })

  it.each([
    [['Typenschild.jpg', 'Mast vorn (2).JPG'], 'Typenschild.jpg und Mast vorn (2).jpg'],
    [['Prüfbuch_2024.pdf'], 'Prüfbuch_2024.pdf'],
    [['Mast.jpg', 'www.evil.example.jpg'], 'Mast.jpg und eine weitere'],
    [['frag evil.example.jpg', 'chef@evil.example.jpg'], '2'],
  ])('names the files that came with it, but no link of a stranger’s: %j', async (names, said) => {
    const form = new FormData()
    const email = `dateien${++customers}@firma.example`
    const body = { name: 'Erika Muster', email, message: 'Der Mast senkt sich von allein.' }
    form.set('data', JSON.stringify({ ...body, concern: 'service' }))
    for (const name of names)
      form.append('files', new File([name.endsWith('pdf') ? '%PDF-1.7 x' : JPEG, name], name))
    const { status } = await test.app.request('/api/contact', { method: 'POST', body: form })
    expect(status).toBe(201)
    await test.outbox?.run()
    const mail = test.mailServer.mails.find(({ to }) => to.join() === email)
    expect(mail?.text).toContain(`\n\nAnliegen: Service\nDateien:  ${said}\n\n`)
    expect(mail?.text).not.toContain('evil')
  })

  it('does not fill the mailbox of a stranger whose address someone enters again and again', async () => {
    const stranger = 'fremd@firma.example'
    for (let count = 0; count < 12; count++) {
      const body = { name: 'Scherz', email: stranger, message: `Bitte schicken Sie mir ${count}.` }
      await test.call('POST', '/api/contact', { body })
    }
    await test.outbox?.run()
    const recipients = test.mailServer.mails.flatMap(({ to }) => to)
    expect(recipients.filter((address) => address === stranger)).toHaveLength(10)
    expect(recipients.filter((address) => address !== stranger)).toHaveLength(24)
  })

  it('counts one mailbox once, however its address is written', async () => {
    const spellings = ['opfer@ziel.example', 'Opfer@Ziel.example', 'OPFER+a@ziel.EXAMPLE']
    for (let count = 0; count < 12; count++) {
      const email = spellings[count % spellings.length]
      const body = { name: 'Scherz', email, message: `Bitte schicken Sie mir ${count}.` }
      await test.call('POST', '/api/contact', { body })
    }
    await test.outbox?.run()
    const recipients = test.mailServer.mails.flatMap(({ to }) => to)
    expect(recipients.filter((address) => /ziel/i.test(address))).toHaveLength(10)
  })
})

it.each([
  ['name', 'Erika\r\nBcc: opfer@firma.example\r\n\r\nKauft!'],
  ['company', 'Muster\nSubject: Gewonnen'],
  ['name', 'Erika" <opfer@firma.example>, "X'],
])('no %s smuggles in a header or a recipient: %j', async (field, value) => {
  const { dealer, customer, receipt, email } = await send({}, { [field]: value })
  const names = (mail: ReceivedMail) => Object.keys(mail.headers)
  expect([...names(dealer), ...names(customer)]).not.toContain('bcc')
  expect(test.mailServer.mails).toHaveLength(3)
  expect(test.mailServer.mails.every(({ to }) => to.length === 1)).toBe(true)
  expect(dealer.headers.subject).toMatch(new RegExp(`^${receipt}: Anfrage von `))
  expect(dealer.headers['reply-to']).toMatch(new RegExp(`<${email}>$`))
})

it('answers to a name without anything that hides or turns text around', async () => {
  const { dealer, email } = await send({}, { name: 'Erika\tMuster\u202Egpj.exe\u200B\u2028x' })
  expect(dealer.headers['reply-to']).toBe(`"Erika Muster gpj.exe x" <${email}>`)
})
