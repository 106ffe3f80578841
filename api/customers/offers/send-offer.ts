import { hash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/dates.ts'
import type { OfferSending } from '../../../shared/offers/offer.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import { paths } from '../../../shared/paths.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { laterThan } from '../../base/requests/change/version.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { paragraphs } from '../../base/work/mail/paragraphs.ts'
import { findDealer, findLogo } from '../../dealer/settings/settings.queries.ts'
import { workingTime } from '../inquiries/inquiry.changes.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { moveTo } from '../inquiries/inquiry.work.ts'
import { CLOSING } from '../inquiries/inquiry-letters.ts'
import { stepAfterAnswer, takeOver } from '../messages/advance-inquiry.ts'
import { note, reply, requireReachable } from '../messages/message.changes.ts'
import { OUTDATED } from './offer.drafts.ts'
import { OfferEntity } from './offer.entity.ts'
import { requireComplete } from './offer.lacks.ts'
import { lockOffer, offerSearchText } from './offer.queries.ts'
import { paperFile, takeNumber } from './offer-number.ts'
import type { OfferPapers } from './paper/offer-papers.ts'
import { contentToSend } from './sent-content.ts'

const ALREADY_SENT = 'Dieses Angebot ist schon gesendet'
const IS_ACCEPTED = 'Eine frühere Fassung ist inzwischen angenommen'

/** With so many bytes nobody guesses an address. */
const TOKEN_BYTES = 24

interface Sending {
  /** Who sends it, as colleagues know him, and the number of the account. */
  author: string
  account: number
  /** Who makes it, as the customer reads it; null for the house. */
  person: string | null
  mail: MailConfig | null
  siteUrl: string
  papers: OfferPapers
}

/**
 * Sends an offer: gives it its number, fixes everything about it, draws its paper, and queues the mail to the
 * customer. Number and token come first and stay with the draft, so that nothing is lost with a process that ends
 * while the paper is drawn: sending it again goes on with them.
 * @throws {ApiError} 404, or 409 for what was sent, what lacks something, what was changed meanwhile, and without a
 *   mail server or an address to send it to
 */
export async function sendOffer(
  em: EntityManager,
  id: number,
  { by, text, subject }: OfferSending,
  { author, account, person, mail, siteUrl, papers }: Sending,
): Promise<OfferEntity> {
  const begun = await em.transactional((em) => begin(em, id, by === 'mail' ? mail : 'hand'))
  const { version, token } = begun
  const content = await snapshot(em, begun.offer, { person, papers })
  const address = siteUrl + paths.offer(token)
  const pdf = await drawPaper(em, content, papers, address)
  const sender = { id: account, name: author }
  return em.transactional(async (em) => {
    const offer = await lockOffer(em, id)
    requireDraft(offer)
    if (offer.updatedAt.getTime() !== version.getTime()) throw new ApiError(409, OUTDATED)
    await supersedeFormer(em, offer)
    const now = new Date()
    Object.assign(offer, {
      ...{ status: 'sent', sent: content, totals: content.totals, sentAt: now },
      ...{ updatedAt: laterThan(offer.updatedAt) },
      ...{ pdf: pdf.toString('base64'), pdfSha256: hash('sha256', pdf) },
    })
    const time = await workingTime(em)
    recordEvent(em, offer.inquiry, 'offer', `Angebot ${content.number} gesendet`, author)
    moveTo(em, offer.inquiry, 'offered', { author, time })
    if (by === 'hand') {
      const noted = `Angebot ${content.number} übergeben\n${address}`
      const nextStep = stepAfterAnswer(offer.inquiry, time)
      await note(em, offer.inquiry.id, { kind: 'note', text: noted, nextStep }, sender)
      offer.inquiry.firstAnsweredAt ??= now
      await takeOver(em, offer.inquiry, account)
    } else {
      const link = `Ihr Angebot ${content.number}: ${address}`
      const letter = { text: paragraphs(text ?? false, link, CLOSING).trimEnd(), subject }
      await reply(em, offer.inquiry.id, letter, [paperFile(offer, pdf)], { author: sender, mail })
    }
    return offer
  })
}

async function snapshot(
  em: EntityManager,
  offer: OfferEntity,
  { person, papers }: Pick<Sending, 'person' | 'papers'>,
): Promise<SentOffer> {
  const pictures = await papers.picturesOf(em.getKysely<Tables>(), offer.content.lines)
  return contentToSend(em, offer, { author: person ?? '', pictures })
}

async function drawPaper(
  em: EntityManager,
  content: SentOffer,
  papers: OfferPapers,
  address: string | null,
): Promise<Buffer> {
  const db = em.getKysely<Tables>()
  const { logo } = await findDealer(db)
  return papers.draw(content, logo && (await findLogo(db, logo.src)), address)
}

/** The paper of a draft as it would be now. */
export async function previewPaper(
  em: EntityManager,
  offer: OfferEntity,
  { person, papers }: Pick<Sending, 'person' | 'papers'>,
): Promise<Buffer> {
  return drawPaper(em, await snapshot(em, offer, { person, papers }), papers, null)
}

function requireDraft({ status }: OfferEntity): void {
  if (status !== 'draft') throw new ApiError(409, ALREADY_SENT)
}

async function begin(em: EntityManager, id: number, way: MailConfig | null | 'hand') {
  const offer = await lockOffer(em, id)
  requireDraft(offer)
  const now = new Date()
  requireComplete(offer.content, await findDealer(em.getKysely<Tables>()), berlinDay(now))
  if (way !== 'hand') requireReachable(offer.inquiry, way)
  if (!offer.serial) Object.assign(offer, await takeNumber(em, now))
  offer.searchText = offerSearchText(offer)
  const token = offer.token ?? randomBytes(TOKEN_BYTES).toString('hex')
  offer.token = token
  return { offer, token, version: offer.updatedAt }
}

/** Earlier versions can be accepted no longer. */
async function supersedeFormer(em: EntityManager, offer: OfferEntity): Promise<void> {
  const { year, serial, revision } = offer
  if (revision === 1) return
  const former = await em.find(OfferEntity, { year, serial, revision: { $lt: revision } })
  for (const { id } of former) {
    const version = await lockOffer(em, id)
    if (version.status === 'accepted') throw new ApiError(409, IS_ACCEPTED)
    if (version.status === 'draft') continue
    version.status = 'superseded'
    version.updatedAt = laterThan(version.updatedAt)
  }
}
