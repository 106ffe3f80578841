import { hash } from 'node:crypto'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { receiptNumber } from '../../shared/inquiries/inquiry.ts'
import type { MessageKind } from '../../shared/inquiries/message.ts'
import { isOpenStage, type Stage } from '../../shared/inquiries/stage.ts'
import { sentOffer } from '../../shared/offers/sent-offer.ts'
import { totalsOf, worthOf } from '../../shared/offers/totals.ts'
import { addDays, berlinDay } from '../../shared/time/dates.ts'
import { DAY, HOUR } from '../../shared/time/time.ts'
import type { Database } from '../base/data/db/database.ts'
import { portionsOf } from '../base/data/db/rows.ts'
import { MailEntity } from '../base/work/mail/mail.entity.ts'
import { ProductEntity } from '../catalogue/products/product.entity.ts'
import { personOf } from '../customers/inquiries/identifiers.ts'
import { InquiryEntity, InquiryEventEntity } from '../customers/inquiries/inquiry.entity.ts'
import { inquirySearchText } from '../customers/inquiries/inquiry.search.ts'
import { MessageEntity } from '../customers/inquiries/message.entity.ts'
import { OfferEntity } from '../customers/offers/offer.entity.ts'
import { offerSearchText } from '../customers/offers/offer.queries.ts'
import { findDealer } from '../dealer/settings/settings.queries.ts'
import { fill } from './large-stock.ts'

/** What has come together in a house after five years. */
export const FIVE_YEARS = { machines: 2_000, inquiries: 5_000, messages: 20_000, offers: 1_500 }
const CUSTOMERS = 3_000
/** The newest inquiries are worked on, and the newest of those are new. */
const OPEN = 300
const NEW = 40

const SAID =
  'guten Tag wir suchen einen Stapler mit Triplexmast und Seitenschub für unsere Halle in Hamburg der Boden ist eben die Durchfahrt hat zwei Meter dreißig bitte nennen Sie uns Lieferzeit Garantie und den Preis frei Hof vielen Dank im Voraus mit freundlichen Grüßen Rückfragen gern telefonisch das Ladegerät fehlt noch können Sie den alten in Zahlung nehmen geprüft nach UVV Batterie Gabelzinken Radlast Leasing Übergabe Einweisung Termin Montag Donnerstag Werkstatt'.split(
    ' ',
  )
const AUTHOR = 'Petra Kran'
/** As large as most. */
const PAPER = Buffer.alloc(48_000, '%PDF-1.7 ')

const conversation: MessageKind[] = ['reply', 'received', 'call', 'reply']

/** So many words, others for each number, one of them found nowhere else. */
function words(count: number, number: number): string {
  const some = Array.from(
    { length: count },
    (_, at) => SAID[(number * 31 + at * (7 + (number % 11))) % SAID.length],
  )
  return `${some.join(' ')} Vorgang V${number}X`
}

/** Most customers have written once, the first few dozens of times. */
const customerOf = (index: number) =>
  index % 4 === 0 ? Math.floor(index / 4) % 40 : index % CUSTOMERS

function stageOf(index: number): Stage {
  const fromEnd = FIVE_YEARS.inquiries - index
  if (fromEnd <= NEW) return 'new'
  if (fromEnd <= OPEN) return index % 3 === 0 ? 'offered' : 'contacted'
  return (['won', 'lost', 'done', 'done'] as const)[index % 4] ?? 'done'
}

/** After so long a machine is reserved, sold or put down. */
const SHOWN = 60 * DAY

/** Fills an empty database with the work of five years: half of it is a year old, most of it done. */
export async function fillFiveYears(database: Database, now = new Date()): Promise<void> {
  const { em } = database.orm
  /** @param share of the five years that is over by then */
  const momentOf = (share: number) => new Date(now.getTime() - (1 - share) * 5 * 365 * DAY)
  await fill(database, FIVE_YEARS.machines)
  const machines = await em.fork().find(ProductEntity, {}, { fields: ['title'] })
  await em.fork().transactional(async (em) => {
    for (const { id } of machines) {
      const createdAt = momentOf(id / FIVE_YEARS.machines)
      const updatedAt = new Date(Math.min(now.getTime(), createdAt.getTime() + SHOWN))
      await em.nativeUpdate(ProductEntity, { id }, { createdAt, updatedAt })
    }
  })
  const indices = Array.from({ length: FIVE_YEARS.inquiries }, (_, index) => index)
  const inquiries = indices.map((index) =>
    inquiryOf(index, machines[Math.floor((index * machines.length) / FIVE_YEARS.inquiries)]),
  )
  for (const some of portionsOf(inquiries)) await em.fork().insertMany(InquiryEntity, some)
  for (const some of portionsOf(inquiries)) {
    await em.fork().insertMany(MessageEntity, some.flatMap(messagesOf))
    await em.fork().insertMany(InquiryEventEntity, some.flatMap(eventsOf))
    await em.fork().insertMany(MailEntity, some.map(confirmationOf))
  }
  const dealer = await findDealer(database.db)
  const step = Math.floor(inquiries.length / FIVE_YEARS.offers)
  const offered = inquiries.filter((_, index) => index % step === 0).slice(0, FIVE_YEARS.offers)
  for (const some of portionsOf(offered)) {
    const inquiriesOf = await em.fork().find(InquiryEntity, { id: some.map(({ id }) => id) })
    await em.fork().insertMany(
      OfferEntity,
      inquiriesOf.map((inquiry) => offerOf(inquiry, dealer)),
    )
  }

  function inquiryOf(index: number, machine = machines[0]) {
    const customer = customerOf(index)
    const stage = stageOf(index)
    const createdAt = momentOf((index + 1) / FIVE_YEARS.inquiries)
    const isOpen = isOpenStage(stage)
    const sender = {
      name: `Kunde Nr ${customer}`,
      company: `Firma ${customer} Logistik`,
      email: `kunde${customer}@firma${customer}.example`,
      phone: `040 ${5_000_000 + customer}`,
    }
    const inquiry = {
      id: index + 1,
      ...sender,
      ...personOf(sender),
      message: words(60, index),
      product: machine?.id ?? null,
      productTitle: machine?.title ?? null,
      stage,
      lostReason: stage === 'lost' ? ('price' as const) : null,
      nextStepAt: isOpen ? new Date(now.getTime() + ((index % 20) - 5) * DAY) : null,
      nextStepText: isOpen ? 'Nachfassen' : null,
      answerDueAt: new Date(createdAt.getTime() + DAY),
      wonAt: stage === 'won' ? createdAt : null,
      firstAnsweredAt: stage === 'new' ? null : new Date(createdAt.getTime() + HOUR),
      createdAt,
      updatedAt: createdAt,
    }
    return { ...inquiry, searchText: inquirySearchText(inquiry, [machine?.title ?? '']) }
  }
}

type Filled = Pick<InquiryEntity, 'id' | 'email' | 'createdAt' | 'stage'>

const messagesOf = ({ id, createdAt }: Filled) =>
  conversation.map((kind, at) => ({
    inquiry: id,
    kind,
    at: new Date(createdAt.getTime() + (at + 1) * HOUR),
    text: words(90, id * conversation.length + at),
    quoted: kind === 'received' ? words(60, id) : '',
    author: kind === 'received' ? null : AUTHOR,
  }))

const eventsOf = ({ id, createdAt, stage }: Filled) =>
  (['received', 'status', 'step'] as const).map((kind) => ({
    inquiry: id,
    kind,
    at: createdAt,
    text: kind === 'status' && stage === 'won' ? 'Status geändert: Angebot → Gewonnen' : kind,
    author: AUTHOR,
  }))

const confirmationOf = ({ id, email, createdAt }: Filled) => ({
  kind: 'confirmation' as const,
  about: String(id),
  recipient: email,
  mailbox: email,
  messageId: `<${id}@stapler.example>`,
  state: 'sent' as const,
  createdAt,
  nextAttemptAt: createdAt,
})

/** Sent, with its paper; half of what was won is accepted. */
function offerOf(inquiry: InquiryEntity, dealer: Dealer) {
  const { id, name, company, stage, createdAt, productTitle } = inquiry
  const productId = inquiry.product?.id ?? null
  const counts = { optional: false, isAlternative: false }
  const price = { quantity: 1, unitPrice: 20_000, priceKind: 'net' as const, ...counts }
  const title = productTitle ?? ''
  const content = {
    recipient: { name, company, street: '', postalCode: '', city: '', country: 'DE', vatId: '' },
    lines: [{ kind: 'machine' as const, productId, title, description: words(20, id), ...price }],
    taxMode: 'domestic' as const,
    validUntil: addDays(berlinDay(createdAt), 14),
    binding: false,
    intro: words(10, id),
    deliveryTime: '',
    paymentTerms: '',
    closing: words(10, id),
  }
  const totals = totalsOf(content.lines, { taxMode: 'domestic', vatRate: 19 })
  const said = {
    number: `AN-${createdAt.getUTCFullYear()}-${String(id).padStart(4, '0')}`,
    revision: 1,
    issued: berlinDay(createdAt),
    receipt: receiptNumber(id, createdAt),
    author: AUTHOR,
    terms: words(500, id),
    pictures: {},
  }
  const decided = stage === 'won' ? 'accepted' : isOpenStage(stage) ? 'sent' : 'declined'
  const offer = {
    inquiry: id,
    year: createdAt.getUTCFullYear(),
    serial: id,
    revision: 1,
    status: decided,
    validUntil: content.validUntil,
    content,
    value: worthOf(content.lines),
    totals,
    sent: sentOffer.parse({ ...content, ...said, totals, dealer }),
    pdf: PAPER.toString('base64'),
    pdfSha256: hash('sha256', PAPER),
    token: hash('sha256', String(id)).slice(0, 48),
    sentAt: createdAt,
    decidedAt: decided === 'sent' ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  } as const
  return { ...offer, searchText: offerSearchText({ ...offer, inquiry }) }
}
