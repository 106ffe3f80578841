import type { EntityManager } from '@mikro-orm/sql'
import { formatDateTime } from '../../../shared/dates.ts'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import { quoted } from '../../../shared/quoted.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan } from '../../base/requests/change/version.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { oneLine } from '../../base/work/mail/one-line.ts'
import { paragraphs } from '../../base/work/mail/paragraphs.ts'
import { findSettings } from '../../dealer/settings/settings.queries.ts'
import { workingTime } from '../inquiries/inquiry.changes.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import { moveTo } from '../inquiries/inquiry.work.ts'
import { CLOSING, greeting } from '../inquiries/inquiry-letters.ts'
import { type Author, note, reply, sendAutomatic } from '../messages/message.changes.ts'
import type { OfferEntity, StoredStatus } from './offer.entity.ts'
import { releaseMachines, reserveMachines } from './offer.machines.ts'
import { lockOffer, paperOf, statusOf } from './offer.queries.ts'
import { tellDealer } from './offer-news.ts'
import { paperNumberOf } from './offer-number.ts'

/** Why an offer is not open for an answer any more. */
const closedSentences = {
  draft: 'Dieses Angebot ist noch nicht gesendet.',
  superseded: 'Dieses Angebot wurde durch eine neue Fassung ersetzt.',
  withdrawn: 'Dieses Angebot wurde zurückgezogen.',
  expired: 'Dieses Angebot ist abgelaufen.',
  declined: 'Dieses Angebot wurde schon abgelehnt.',
  ordered: 'Dieses Angebot ist schon bestellt. Wir bestätigen die Bestellung in Kürze.',
  accepted: 'Dieses Angebot ist schon angenommen.',
} as const

/** Who decides: the customer on his page, or somebody of the staff for one who has said it on the telephone. */
export interface Decision {
  mail: MailConfig | null
  /** Who is said to have decided. */
  name: string
  /** The name of the account; null for the customer himself. */
  author: string | null
}

type Work = Promise<Change<OfferEntity>>

/**
 * Accepts an offer. One that is not binding is ordered by that, unless somebody of the staff accepts it for the
 * customer.
 * @throws {ApiError} 404, or 409 for an offer that is not open any more, and for a machine that cannot be had
 */
export async function acceptOffer(em: EntityManager, id: number, by: Decision): Work {
  const offer = await lockOffer(em, id)
  requireOpen(offer, by)
  decide(offer, by)
  return by.author === null && !offer.content.binding ? order(em, offer, by) : accept(em, offer, by)
}

/** Accepts what was ordered. @throws {ApiError} 404, or 409 for what was not, and for a machine that cannot be had */
export async function confirmOrder(em: EntityManager, id: number, by: Decision): Work {
  const offer = await lockOffer(em, id)
  requireOrdered(offer)
  return accept(em, offer, { ...by, name: offer.decidedBy ?? by.name }, offer.decidedAt)
}

/** @throws {ApiError} 404, or 409 for what was not ordered, and where no mail reaches the customer */
export async function refuseOrder(
  em: EntityManager,
  id: number,
  text: string,
  { mail, author }: { mail: MailConfig | null; author: Author },
): Work {
  const offer = await lockOffer(em, id)
  requireOrdered(offer)
  enter(offer, 'declined')
  record(em, offer, 'Bestellung abgelehnt', author.name)
  await reply(em, offer.inquiry.id, { text }, [], { author, mail })
  return { result: offer, touched: [] }
}

/** @throws {ApiError} 404, or 409 for an offer that is not open any more */
export async function declineOffer(
  em: EntityManager,
  id: number,
  reason: string,
  by: Decision,
): Work {
  const offer = await lockOffer(em, id)
  requireOpen(offer, by)
  decide(offer, by, reason)
  enter(offer, 'declined')
  const said = `Angebot ${paperNumberOf(offer)} abgelehnt${by.name && ` von ${quoted(by.name)}`}${reason && `:\n${reason}`}`
  await noteFromCustomer(em, offer, said, by)
  return { result: offer, touched: [] }
}

/**
 * Whether the customer has decided this already: then a second press of the same button, or one whose answer was lost,
 * is as good as the first.
 */
export function isDecidedSo(
  offer: OfferEntity,
  { action, name, reason }: { action: 'accept' | 'decline'; name: string; reason: string },
): boolean {
  const { status, decidedOnPage, decidedBy, decisionReason } = offer
  if (!decidedOnPage || decidedBy !== name) return false
  if (action === 'decline') return status === 'declined' && (decisionReason ?? '') === reason
  return status === 'ordered' || status === 'accepted'
}

/** @throws {ApiError} 404, or 409 for what was not sent, and what was decided */
export async function withdrawOffer(em: EntityManager, id: number, author: string): Work {
  const offer = await lockOffer(em, id)
  const status: StoredStatus = offer.status
  if (status !== 'sent' && status !== 'ordered') throw new ApiError(409, closedSentences[status])
  enter(offer, 'withdrawn')
  record(em, offer, 'Angebot zurückgezogen', author)
  return { result: offer, touched: [] }
}

/**
 * Undoes an acceptance, with the reservations that came with it. What was sold since stays sold.
 * @throws {ApiError} 404, or 409 for what was not accepted
 */
export async function reopenOffer(em: EntityManager, id: number, author: string): Work {
  const offer = await lockOffer(em, id)
  if (offer.status !== 'accepted') throw new ApiError(409, 'Dieses Angebot ist nicht angenommen.')
  const released = await releaseMachines(em, offer)
  enter(offer, 'sent')
  const undecided = { decidedAt: null, decidedBy: null, decisionReason: null }
  Object.assign(offer, { ...undecided, decidedOnPage: false })
  record(em, offer, 'Annahme aufgehoben', author)
  if (!isOpenStage(offer.inquiry.stage))
    moveTo(em, offer.inquiry, 'offered', { author, time: await workingTime(em) })
  return { result: offer, ...released }
}

async function order(em: EntityManager, offer: OfferEntity, by: Decision): Work {
  enter(offer, 'ordered')
  const number = paperNumberOf(offer)
  await noteFromCustomer(
    em,
    offer,
    `Angebot ${number} bestellt von ${quoted(by.name)}. Die Bestellung wartet auf Bestätigung.`,
    by,
    { automatic: true },
  )
  await tellCustomer(
    em,
    offer,
    by,
    'Eingang Ihrer Bestellung zum Angebot',
    `Ihre Bestellung zum Angebot ${number} ist bei uns eingegangen. Das Angebot ist freibleibend: Wir prüfen, ob alles noch zu haben ist, und melden uns mit der Bestätigung.`,
  )
  return { result: offer, touched: [] }
}

/** @param orderedAt when the customer himself ordered what is confirmed by this */
async function accept(
  em: EntityManager,
  offer: OfferEntity,
  by: Decision,
  orderedAt: Date | null = null,
): Work {
  const { settings } = await findSettings(em.getKysely<Tables>())
  const reserved = await reserveMachines(em, offer, settings.offer.reservationDays)
  enter(offer, 'accepted')
  const number = paperNumberOf(offer)
  const at = (moment: Date) => `am ${formatDateTime(moment.toISOString())} Uhr`
  const said = orderedAt
    ? `Bestellt von ${quoted(by.name)} ${at(orderedAt)}, bestätigt ${at(new Date())}`
    : `Angenommen von ${quoted(by.name)} ${at(new Date())}`
  const proof = `${said}\nAngebot ${number}, SHA-256 der PDF-Datei: ${offer.pdfSha256}`
  // Before the inquiry is won: what a customer says opens one that is closed.
  await noteFromCustomer(em, offer, `Angebot ${number} angenommen\n${proof}`, by, {
    isNews: true,
    automatic: true,
  })
  moveTo(em, offer.inquiry, 'won', { author: by.author, time: await workingTime(em) })
  await tellCustomer(
    em,
    offer,
    by,
    orderedAt ? 'Bestätigung Ihrer Bestellung zum Angebot' : 'Annahme des Angebots',
    `vielen Dank: Das Angebot ${number} ist angenommen, die Maschinen darin sind für Sie reserviert. Das Angebot liegt noch einmal bei.\n\n${proof}`,
  )
  return { result: offer, ...reserved }
}

function requireOpen(offer: OfferEntity, { author }: Decision): void {
  const status = statusOf(offer)
  // Who has ordered may still say on the telephone what is to become of it.
  if (status !== 'sent' && !(status === 'ordered' && author !== null))
    throw new ApiError(409, closedSentences[status])
}

function requireOrdered({ status }: OfferEntity): void {
  if (status !== 'ordered') throw new ApiError(409, 'Dieses Angebot ist nicht bestellt.')
}

function decide(offer: OfferEntity, { name, author }: Decision, reason = ''): void {
  const decision = { decidedAt: new Date(), decidedBy: name, decisionReason: reason }
  Object.assign(offer, { ...decision, decidedOnPage: author === null })
}

function enter(offer: OfferEntity, status: OfferEntity['status']): void {
  offer.status = status
  offer.updatedAt = laterThan(offer.updatedAt)
}

function record(em: EntityManager, offer: OfferEntity, text: string, author: string | null): void {
  recordEvent(em, offer.inquiry, 'offer', `${text}: ${paperNumberOf(offer)}`, author)
}

/**
 * What the customer has said, on his page or on the telephone.
 * @param isNews whether the dealer is told by mail
 * @param automatic whether none of the words are his own
 */
export async function noteFromCustomer(
  em: EntityManager,
  offer: OfferEntity,
  text: string,
  { author, name, mail }: Decision,
  { isNews = author === null, automatic = false } = {},
): Promise<void> {
  const { id } = await note(
    em,
    offer.inquiry.id,
    { kind: 'received', text },
    { id: null, name: author ?? name },
    { automatic },
  )
  if (isNews) await tellDealer(em, mail, { offer: offer.id, message: id })
}

/**
 * By a mail that nobody has written, if that is possible.
 * @param said what it says between greeting and closing
 */
async function tellCustomer(
  em: EntityManager,
  offer: OfferEntity,
  { mail, author }: Decision,
  subject: string,
  said: string,
): Promise<void> {
  const text = paragraphs(greeting(oneLine(offer.inquiry.name)), said, CLOSING).trimEnd()
  const letter = { subject: `${subject} ${paperNumberOf(offer)}`, text, author }
  await sendAutomatic(em, offer.inquiry, letter, [await paperOf(em, offer)], mail)
}
