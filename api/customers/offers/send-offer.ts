import { hash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import type { OfferSending } from '../../../shared/offers/offer.ts'
import { offerContent } from '../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { paragraphs } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { moveTo, workingTime } from '../inquiries/inquiry.work.ts'
import type { AttachedFile, MessageFiles } from '../inquiries/message-files.ts'
import { stepAfterAnswer, takeOver } from '../messages/advance-inquiry.ts'
import { type Author, note, reply, requireReachable } from '../messages/message.changes.ts'
import { requireComplete } from './offer.checks.ts'
import { contentToSend } from './offer.content.ts'
import { setStatus } from './offer.decisions.ts'
import { OUTDATED } from './offer.drafts.ts'
import { OfferEntity } from './offer.entity.ts'
import { lockOffer, offerSearchText } from './offer.queries.ts'
import { offerLetters } from './offer-letters.ts'
import { paperFile, takeNumber } from './offer-number.ts'
import type { House } from './paper/house.ts'
import type { OfferPapers } from './paper/offer-papers.ts'

const ALREADY_SENT = 'Dieses Angebot ist schon gesendet'
const IS_ACCEPTED = 'Eine frühere Fassung ist inzwischen angenommen'

/** With so many bytes nobody guesses an address. */
const TOKEN_BYTES = 24

/** How an offer comes to the customer; without a mail server `mail` is null. */
type Delivery = { by: 'hand' } | { by: 'mail'; mail: MailConfig | null; to: string | undefined }

interface Sending {
  /** Who sends it, as colleagues read it. */
  author: Author
  /** Who makes it, as the customer reads it; null for the house. */
  person: string | null
  /** What it says of the dealer. */
  house: House
  mail: MailConfig | null
  siteUrl: string
  papers: OfferPapers
  messageFiles: MessageFiles
  /** The data sheets of machines, as far as there are any. */
  sheetsOf: (machines: readonly (number | null)[], language: Language) => Promise<AttachedFile[]>
  /** The version that the sender has read, so that nothing goes out that they never saw. */
  seen: (offer: OfferEntity) => SeenVersion
}

/**
 * Sends an offer: gives it its number, fixes everything about it, draws its paper, and queues the mail to the
 * customer. Number and token come first and stay with the draft, so that nothing is lost with a process that ends
 * while the paper is drawn: sending it again goes on with them.
 * @throws {ApiError} 404, 400 for a copy to an account without an address, or 409 for what was sent, is incomplete, or was changed meanwhile, and without a mail
 *   server or an address to send it to
 */
export async function sendOffer(
  em: EntityManager,
  id: number,
  { by, text, subject, to, copy, dataSheets }: OfferSending,
  { author, person, house, mail, siteUrl, papers, messageFiles, sheetsOf, seen }: Sending,
): Promise<OfferEntity> {
  const delivery = by === 'hand' ? { by } : { by, mail, to }
  const copyTo = copy ? await requireOwnAddress(em, author) : null
  const { draft, token, version } = await em.transactional((em) =>
    prepareSending(em, id, delivery, { house, seen }),
  )
  const content = await snapshot(em, draft, { person, house, papers })
  const address = siteUrl + paths.offer(token)
  const pdf = await papers.draw(content, house.logo, address)
  const machines = content.lines.map(({ productId }) => productId)
  const sheets = dataSheets && by !== 'hand' ? await sheetsOf(machines, content.language) : []
  const files = by === 'hand' ? [] : [paperFile(draft, pdf), ...sheets]
  return messageFiles.storing(files, (stored) =>
    em.transactional(async (em) => {
      const offer = await lockOffer(em, id)
      await requireSeenDraft(offer, { ...seen(offer), version: version.toISOString() })
      await supersedeFormer(em, offer)
      setStatus(offer, 'sent')
      const time = await workingTime(em)
      offer.content = offerContent.parse(content)
      offer.sent = content
      offer.totals = content.totals
      offer.language = content.language
      offer.sentAt = time.now
      offer.pdf = pdf.toString('base64')
      offer.pdfSha256 = hash('sha256', pdf)
      const inquiry = offer.inquiry
      recordEvent(em, inquiry, 'offer', `Angebot ${content.number} gesendet`, author.name)
      moveTo(em, inquiry, 'offered', { author: author.name, time })
      if (by === 'hand') {
        const noted = `Angebot ${content.number} übergeben\n${address}`
        const nextStep = stepAfterAnswer(inquiry, time)
        await note(em, inquiry.id, { kind: 'note', text: noted, nextStep }, author)
        inquiry.firstAnsweredAt ??= time.now
        await takeOver(em, inquiry, author.id)
      } else {
        const { link, closing } = offerLetters[content.language]
        const words = paragraphs(text ?? false, link(content.number, address), closing).trimEnd()
        const letter = { text: words, subject, to: [to ?? inquiry.email].filter(Boolean) }
        await reply(em, inquiry.id, letter, stored, { author, mail, copyTo })
      }
      return offer
    }),
  )
}

async function snapshot(
  em: EntityManager,
  offer: OfferEntity,
  { person, house, papers }: Pick<Sending, 'person' | 'house' | 'papers'>,
): Promise<SentOffer> {
  const pictures = await papers.picturesOf(em.getKysely<Tables>(), offer.content.lines)
  return contentToSend(em, offer, house, { author: person ?? '', pictures })
}

/** The paper of a draft as it would be now. */
export async function previewPaper(
  em: EntityManager,
  offer: OfferEntity,
  { person, house, papers }: Pick<Sending, 'person' | 'house' | 'papers'>,
): Promise<Buffer> {
  return papers.draw(await snapshot(em, offer, { person, house, papers }), house.logo, null)
}

const NO_OWN_ADDRESS =
  'Ihr Konto hat keine E-Mail-Adresse. Tragen Sie sie unter „Mein Konto“ ein, oder senden Sie ohne Kopie.'

/** @throws {ApiError} 400 if the account has none */
async function requireOwnAddress(em: EntityManager, { id }: Author): Promise<string> {
  const { email } = await em.findOneOrFail(UserEntity, id)
  if (!email) throw invalid({ copy: [NO_OWN_ADDRESS] })
  return email
}

/** @throws {ApiError} 409 with the offer as it is now, if it was sent or changed meanwhile */
async function requireSeenDraft(offer: OfferEntity, seen: SeenVersion): Promise<void> {
  if (offer.status !== 'draft')
    throw new ApiError(409, ALREADY_SENT, { data: await seen.current() })
  await requireUnchanged(offer.updatedAt, seen, OUTDATED, async () => offer.editedBy ?? null)
}

/** Checks all that an offer needs to be sent, and gives it number and token. */
async function prepareSending(
  em: EntityManager,
  id: number,
  delivery: Delivery,
  { house, seen }: Pick<Sending, 'house' | 'seen'>,
) {
  const draft = await lockOffer(em, id)
  await requireSeenDraft(draft, seen(draft))
  const now = new Date()
  requireComplete(draft.content, house.dealer, berlinDay(now))
  if (delivery.by === 'mail') requireReachable(delivery.to ?? draft.inquiry.email, delivery.mail)
  if (!draft.serial) em.assign(draft, await takeNumber(em, now))
  draft.searchText = offerSearchText(draft)
  const token = draft.token ?? randomBytes(TOKEN_BYTES).toString('hex')
  draft.token = token
  return { draft, token, version: draft.updatedAt }
}

/** A newer version takes the place of none of these. */
const IS_OVER: OfferEntity['status'][] = ['draft', 'declined', 'withdrawn']

/** Earlier versions can be accepted no longer. */
async function supersedeFormer(em: EntityManager, offer: OfferEntity): Promise<void> {
  const { year, serial, revision } = offer
  if (revision === 1) return
  const former = await em.find(OfferEntity, { year, serial, revision: { $lt: revision } })
  for (const { id } of former) {
    const version = await lockOffer(em, id)
    if (version.status === 'accepted') throw new ApiError(409, IS_ACCEPTED)
    if (IS_OVER.includes(version.status)) continue
    setStatus(version, 'superseded')
  }
}
