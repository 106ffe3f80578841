import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Offer } from '../../../shared/offers/offer.ts'
import { germanWords } from '../../../shared/testing/german-words.ts'
import { readPdf } from '../../base/files/paper/pdfs.testing.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())
beforeEach(() => {
  at.test.mailServer.mails.length = 0
})

const speak = (inquiry: number, language: 'de' | 'en') =>
  at.test.query(`update inquiry set language = '${language}' where id = ${inquiry}`)

const addMachine = () =>
  at.test.addProduct({
    title: 'Linde H30D',
    brand: 'Linde',
    model: 'H30D-02',
    stockNumber: `L-${Math.random()}`.slice(0, 8),
    price: 28_500,
    year: 2019,
    location: 'Hamburg',
    specifications: { Tragkraft: '3.000 kg', Hubhöhe: '4.710 mm', Betriebsstunden: '4.210 h' },
  })

/** The draft of an offer for somebody who is written to in English. */
async function englishDraft(more: Record<string, unknown> = {}): Promise<Offer> {
  const inquiry = await at.inquireWith(more, await addMachine())
  await speak(inquiry, 'en')
  return (await at.post(`/contact/${inquiry}/offers`)).data
}

/** The last mail to the customer that has the paper of an offer. */
async function mailWithPaper() {
  await at.test.outbox?.run()
  const mail = at
    .mailsTo('kunde')
    .filter(({ attachments }) => attachments.length > 0)
    .at(-1)
  return mail ?? expect.fail('No mail has gone out')
}

const pdfOf = async ({ id }: Offer) => {
  const headers = { Authorization: `Bearer ${at.test.token}` }
  const answer = await at.test.app.request(`/api/offers/${id}/angebot.pdf`, { headers })
  return { answer, ...(await readPdf(await answer.arrayBuffer())) }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a draft for somebody who is written to in English', () => {
  it('begins in English, as far as the product writes it by itself', async () => {
    const { language, intro, lines, ...texts } = await englishDraft({ deliveryPostcode: '30159' })
    expect(language).toBe('en')
    expect(intro).toBe(
      'Dear Erika Muster,\n\nThank you for your enquiry. We are pleased to offer you:',
    )
    const [machine] = lines
    expect(machine?.title).toBe('Linde H30D')
    const said = plain(machine?.description ?? '').split('\n')
    expect(said[0]).toBe('Linde H30D-02')
    expect(said[1]).toBe('Load capacity 3,000 kg, lift height 4,710 mm')
    expect(said[2]).toMatch(/^Year of manufacture 2019, operating hours 4,210/)
    expect(said[3]).toMatch(/^Stock number L-\S+, ex works Hamburg$/)
    expect(texts).toMatchObject({
      deliveryTime: expect.stringContaining('ex works (EXW)'),
      paymentTerms: 'Payable without deduction before handover',
      closing: expect.stringContaining('We look forward to your reply'),
    })
    for (const word of germanWords) expect(` ${said.join(' ')} `, word).not.toContain(` ${word} `)
  })

  it('begins with the country of its destination, and free of VAT where that is outside the EU', async () => {
    const to = async (place: string) =>
      englishDraft({ message: `Destination: ${place}\n\nWhat is your best price?` })
    const ghana = await to('Accra (Tema port), Ghana')
    expect(ghana).toMatchObject({ taxMode: 'export', recipient: { country: 'GH', city: '' } })
    expect(ghana.totals).toMatchObject({ net: 28_500, vat: 0, payable: 28_500 })
    // Without a VAT id nothing is free of VAT within the EU.
    expect(await to('Gdansk, Poland')).toMatchObject({
      ...{ taxMode: 'domestic', recipient: { country: 'PL' } },
      warnings: { taxMode: expect.stringContaining('mit seiner USt-IdNr.') },
    })
    expect(await to('nearest port')).toMatchObject({
      ...{ taxMode: 'domestic', recipient: { country: 'DE' } },
    })
  })

  it('puts what is added into English, and leaves what somebody has typed', async () => {
    const { id, lines } = await englishDraft()
    const [machine] = lines
    const typed = { kind: 'service', title: 'Lackierung in Hausfarbe', unitPrice: 900 }
    const added = [
      { ...machine, description: `${machine?.description}\nNeue Batterie eingebaut` },
      { kind: 'rent', title: 'Miete je Monat: Still RX 20', unitPrice: 480, quantity: 2 },
      { kind: 'delivery', title: 'Lieferung nach 30159', unitPrice: 400 },
      { kind: 'delivery', title: 'Lieferung frei Haus', unitPrice: 400 },
      { kind: 'discount', title: 'Nachlass 2,5 %', unitPrice: 10 },
      { kind: 'tradeIn', title: 'Inzahlungnahme', unitPrice: 100 },
      typed,
    ]
    const { data } = await at.put(id, { lines: added, paymentTerms: 'Zahlbar in bar' })
    expect(data.lines.map(({ title }) => title)).toEqual([
      ...['Linde H30D', 'Rent per month: Still RX 20', 'Delivery to 30159', 'Lieferung frei Haus'],
      ...['Discount 2.5%', 'Trade-in', 'Lackierung in Hausfarbe'],
    ])
    expect(data.lines[0]?.description).toMatch(/Load capacity[\s\S]*\nNeue Batterie eingebaut$/)
    expect(data.paymentTerms).toBe('Zahlbar in bar')
  })

  it('takes the language of its enquiry at the moment of sending, as its preview does', async () => {
    const inquiry = await at.inquire(await addMachine())
    const { data: draft } = await at.post(`/contact/${inquiry}/offers`)
    expect(draft.lines[0]?.description).toContain('Tragkraft')
    await speak(inquiry, 'en')
    const preview = await pdfOf(draft)
    expect(preview).toMatchObject({ language: 'en-GB', title: 'Offer (Draft)' })
    expect(preview.text).toContain('Loadcapacity')
    const { data: sent } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    expect(sent.lines[0]?.description).toContain('Load capacity')
    expect(sent.intro).toContain('Thank you for your enquiry')
    expect((await pdfOf(sent)).text).not.toContain('Tragkraft')
  })
})

describe('a draft whose enquiry turns out to be in another language', () => {
  const textsOf = ({ intro, deliveryTime, paymentTerms, closing }: Offer) => ({
    ...{ intro, deliveryTime, paymentTerms, closing },
  })
  const sayings = ({ lines }: Offer) => lines.map(({ title, description }) => [title, description])
  const own = [
    { kind: 'delivery', title: 'Lieferung nach 30159', unitPrice: 400 },
    { kind: 'rent', title: 'Miete je Monat: Still RX 20', unitPrice: 480 },
    { kind: 'discount', title: 'Nachlass 2,5 %', unitPrice: 10 },
    { kind: 'tradeIn', title: 'Inzahlungnahme', unitPrice: 100 },
  ]

  it.each([['de'], ['en']] as const)('is all of it in that one, begun as %s', async (first) => {
    const second = first === 'de' ? 'en' : 'de'
    const inquiry = await at.inquireWith({ deliveryPostcode: '30159' }, await addMachine())
    await speak(inquiry, first)
    const { data: begun } = await at.post(`/contact/${inquiry}/offers`)
    const { data: former } = await at.put(begun.id, { lines: [...begun.lines, ...own] })
    await speak(inquiry, second)
    const shown = await at.read(begun.id)
    const { data: fresh } = await at.post(`/contact/${inquiry}/offers`)
    expect(textsOf(shown)).toEqual(textsOf(fresh))
    expect(sayings(shown).slice(0, begun.lines.length)).toEqual(sayings(fresh))
    expect(sayings(shown)).not.toEqual(sayings(former))
    expect(shown.warnings).not.toHaveProperty('intro')
    await speak(inquiry, first)
    expect(sayings(await at.read(begun.id))).toEqual(sayings(former))
    expect(textsOf(await at.read(begun.id))).toEqual(textsOf(former))
    await speak(inquiry, second)
    const { data: sent } = await at.post(`/offers/${begun.id}/send`, { by: 'hand' })
    expect([textsOf(sent), sayings(sent)]).toEqual([textsOf(shown), sayings(shown)])
  })

  it('keeps what was typed, and what was emptied', async () => {
    const { id, inquiryId } = await englishDraft()
    const typed = { paymentTerms: '', closing: 'Cheerio!', deliveryTime: 'Next week' }
    await at.put(id, typed)
    await speak(inquiryId, 'de')
    const { warnings, ...kept } = await at.read(id)
    expect(kept).toMatchObject(typed)
    for (const field of ['intro', 'paymentTerms', 'closing', 'deliveryTime'])
      expect(warnings).not.toHaveProperty(field)
  })

  it('names the texts that were begun in the other one and changed by hand', async () => {
    const inquiry = await at.inquire(await addMachine())
    const { data } = await at.post(`/contact/${inquiry}/offers`)
    const { id, intro, closing } = data
    const changed = { intro: `${intro} Mit Kaltstart.`, closing: `${closing} Bis bald!` }
    expect((await at.put(id, changed)).data.warnings).not.toHaveProperty('intro')
    await speak(inquiry, 'en')
    const { warnings, ...kept } = await at.read(id)
    expect(kept).toMatchObject(changed)
    expect(warnings).toMatchObject({
      intro:
        'Die Einleitung ist noch auf Deutsch, zumindest zum Teil. Das Angebot geht auf Englisch hinaus.',
      closing: expect.stringContaining('Der Schluss ist noch auf Deutsch'),
    })
    expect(warnings).not.toHaveProperty('paymentTerms')
  })

  it('goes out to nobody before it was read in that one', async () => {
    const inquiry = await at.inquire(await addMachine())
    const { data: read } = await at.post(`/contact/${inquiry}/offers`)
    const { token } = at.test
    const speakOnScreen = (language: string) =>
      at.test.call('PUT', `/api/contact/${inquiry}`, {
        token,
        body: { language },
        headers: { 'If-Match': '*' },
      })
    const send = ({ updatedAt }: Offer) =>
      at.test.call<Offer>('POST', `/api/offers/${read.id}/send`, {
        token,
        body: { by: 'hand' },
        headers: { 'If-Match': `"${updatedAt}"` },
      })
    await speakOnScreen('de')
    expect((await at.read(read.id)).updatedAt).toBe(read.updatedAt)
    await speakOnScreen('en')
    expect(await send(read)).toMatchObject({
      ...{ status: 409, data: { language: 'en', status: 'draft' } },
    })
    expect(await send(await at.read(read.id))).toMatchObject({
      ...{ status: 200, data: { language: 'en', status: 'sent' } },
    })
    await speakOnScreen('de')
    expect(await at.read(read.id)).toMatchObject({ language: 'en', status: 'sent' })
  })
})

describe('what was sent', () => {
  it('goes out in English: mail, file name, paper and page', async () => {
    const draft = await englishDraft()
    await at.send(draft.id, { text: 'Please find our offer attached.', dataSheets: true })
    const mail = await mailWithPaper()
    const offer = await at.read(draft.id)
    expect(mail.text).toContain(`Your offer ${offer.number}: ${offer.address}\n\nKind regards`)
    expect(mail.text).not.toMatch(/Angebot \S+:|Grüßen|Telefon |Uhr|Geschäftsführung|Was wir/)
    expect(mail.text).toContain('Telephone +49 40')
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `Offer-${offer.number}.pdf`,
      'Data sheet Linde H30D.pdf',
    ])
    const paper = await pdfOf(offer)
    expect(paper.answer.headers.get('Content-Disposition')).toBe(
      `inline; filename="Offer-${offer.number}.pdf"`,
    )
    expect(paper).toMatchObject({ title: `Offer ${offer.number}`, language: 'en-GB' })
    expect((await at.page(offer.address ?? '')).offer.language).toBe('en')
  })

  it('is at the address of its token alone: where its page comes from there is nothing', async () => {
    for (const path of ['/angebot/en', '/angebot/en-withdrawn'])
      expect((await at.visit(`https://stapler.example${path}`)).status).toBe(404)
  })

  it('stays in its language, whatever the enquiry’s becomes; the next version has the new one', async () => {
    const draft = await englishDraft()
    const { data: sent } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    await speak(draft.inquiryId, 'de')
    expect((await at.read(sent.id)).language).toBe('en')
    expect((await at.page(sent.address ?? '')).offer.language).toBe('en')
    expect((await at.post(`/offers/${sent.id}/revise`)).data.language).toBe('de')
    const german = await at.offered([await addMachine()])
    await speak(german.inquiryId, 'en')
    expect((await at.read(german.id)).language).toBe('de')
  })

  it('is accepted, and confirmed to the customer in English; the house reads German', async () => {
    const draft = await englishDraft()
    await at.put(draft.id, { binding: true })
    const { data: sent } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    at.test.mailServer.mails.length = 0
    expect((await at.submit(sent.address ?? '', accepting)).status).toBe(303)
    const mail = await mailWithPaper()
    expect(mail.headers.subject).toBe(`Acceptance of offer ${sent.number}`)
    expect(mail.text).toMatch(
      /^Dear Erika Muster,\n\nThank you: offer AN-\S+ is accepted\. The machine ordered is reserved/,
    )
    expect(mail.text).toMatch(
      /Accepted by “Erika Muster” on \d+ \w+ \d{4}, \d\d:\d\d \(German time\)/,
    )
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Offer-${sent.number}.pdf`])
    const { messages } = await at.inquiry(draft.inquiryId)
    expect(messages.map(({ text }) => text).join()).toContain(`Angebot ${sent.number} angenommen`)
  })

  it('is ordered and confirmed in English where it is not binding', async () => {
    const draft = await englishDraft()
    const { data: sent } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    at.test.mailServer.mails.length = 0
    await at.submit(sent.address ?? '', accepting)
    const receipt = await mailWithPaper()
    expect(receipt.headers.subject).toBe(`Receipt of your order, offer ${sent.number}`)
    expect(receipt.text).toContain('We have received your order')
    at.test.mailServer.mails.length = 0
    await at.post(`/offers/${sent.id}/confirm`)
    const confirmation = await mailWithPaper()
    expect(confirmation.headers.subject).toBe(`Order confirmation, offer ${sent.number}`)
    expect(confirmation.text).toMatch(/Ordered by “Erika Muster” on .*, confirmed on /)
    // Signature and all: no mail is half in one language and half in the other.
    for (const { text } of [receipt, confirmation])
      expect(text).not.toMatch(
        /Bestellung|Angebot|angenommen|bestätigt|Grüßen|Telefon |Uhr|Geschäftsführung|Was wir/,
      )
  })

  it('says in English what is wrong with a form, and why one was not taken', async () => {
    const draft = await englishDraft()
    const { data: sent } = await at.post(`/offers/${draft.id}/send`, { by: 'hand' })
    const refusedBy = async (fields: Record<string, string>) => {
      const text = await (await at.submit(sent.address ?? '', fields)).text()
      const page: unknown = JSON.parse(text.split('\n').at(-1) ?? '')
      return page
    }
    expect(await refusedBy({ action: 'accept', name: '' })).toMatchObject({
      refused: {
        errors: {
          name: 'Please enter your name',
          business: 'We sell to business customers only. Please confirm that you are one.',
          terms: 'Please accept the terms and conditions',
        },
      },
    })
    expect(await refusedBy({ action: 'ask', question: 'x'.repeat(5_001) })).toMatchObject({
      refused: { errors: { question: 'Your question may have up to 5,000 characters' } },
    })
    expect(await refusedBy({ action: 'none' })).toMatchObject({
      refused: { failure: 'Please choose what to do with the offer.' },
    })
    await at.post(`/offers/${sent.id}/withdraw`)
    expect(await refusedBy(accepting)).toMatchObject({
      refused: { failure: 'This offer has been withdrawn.' },
    })
  })
})
