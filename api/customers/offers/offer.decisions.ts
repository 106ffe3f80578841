import type { EntityManager } from '@mikro-orm/sql'
import { offerSettings } from '../../../shared/dealer/offer-settings.ts'
import { isOpenStage, stepTexts } from '../../../shared/inquiries/stage.ts'
import { offerWords } from '../../../shared/offers/english.ts'
import { orderedMachines } from '../../../shared/offers/wording.ts'
import { quoted } from '../../../shared/writing/typography.ts'
import type { Change, Effects } from '../../base/requests/change/change.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { recordEvent } from '../inquiries/inquiry.events.ts'
import {
  callbackStep,
  goOn,
  moveTo,
  setStep,
  stepToConfirm,
  stepToHandOver,
  workingTime,
} from '../inquiries/inquiry.work.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { type Author, note, reply, sendAutomatic } from '../messages/message.changes.ts'
import { OfferEntity } from './offer.entity.ts'
import { releaseMachines, requireUnsold, reserveMachines } from './offer.machines.ts'
import { lockAllowed, paperOf } from './offer.queries.ts'
import { offerLetters } from './offer-letters.ts'
import { authorOf, type Decider, noteFromCustomer, tellHouse } from './offer-messages.ts'
import { languageOf, paperNumberOf } from './offer-number.ts'

type Mail = MailConfig | null
/** What mails with a paper need. */
interface Post {
  mail: Mail
  messageFiles: MessageFiles
}
type Decided = Promise<Change<OfferEntity>>

/**
 * Accepts an offer. A customer who accepts one that is not binding places an order; staff accept it outright.
 * @throws {ApiError} 404, or 409 for an offer that is not open any more, and for a machine that cannot be had
 */
export async function acceptOffer(em: EntityManager, id: number, by: Decider, post: Post): Decided {
  const offer = await lockAllowed(em, id, by.party, 'accept')
  setDecision(offer, by)
  if (by.party === 'customer' && !offer.content.binding) return order(em, offer, by, post)
  const reserved = await reserveForSale(em, offer)
  const number = paperNumberOf(offer)
  const at = new Date()
  const proofOf = (words: Words) =>
    `${words.acceptedBy({ name: by.name, at })}\n${paperProof(offer, words)}`
  // Before the inquiry is won: what a customer says opens one that is closed.
  const message = await noteFromCustomer(
    em,
    offer,
    `Angebot ${number} angenommen\n${proofOf(offerLetters.de)}`,
    by,
  )
  const words = wordsTo(offer)
  const letter = { subject: words.accepted, proof: proofOf(words), author: authorOf(by) }
  await sell(em, offer, { message, ...letter }, post)
  return { result: offer, ...reserved }
}

/** Confirms an order. @throws {ApiError} 404, or 409 if there is none, or a machine cannot be had */
export async function confirmOrder(
  em: EntityManager,
  id: number,
  author: Author,
  post: Post,
): Decided {
  const offer = await lockAllowed(em, id, 'staff', 'confirm')
  const reserved = await reserveForSale(em, offer)
  const { decidedBy, decidedAt } = offer
  const now = new Date()
  const ordered = { name: decidedBy ?? '', at: decidedAt ?? now }
  const proofOf = (words: Words) => `${words.orderedBy(ordered, now)}\n${paperProof(offer, words)}`
  const message = await note(
    em,
    offer.inquiry.id,
    {
      kind: 'note',
      text: `Bestellung zum Angebot ${paperNumberOf(offer)} bestätigt\n${proofOf(offerLetters.de)}`,
    },
    author,
    { automatic: true },
  )
  const words = wordsTo(offer)
  const letter = { subject: words.confirmed, proof: proofOf(words), author }
  await sell(em, offer, { message, ...letter }, post)
  return { result: offer, ...reserved }
}

/**
 * @param text what the customer gets by mail, or was told on the telephone where no mail reaches them
 * @throws {ApiError} 404, or 409 if there is no order
 */
export async function refuseOrder(
  em: EntityManager,
  id: number,
  text: string,
  author: Author,
  mail: Mail,
): Decided {
  const offer = await lockAllowed(em, id, 'staff', 'refuse')
  setStatus(offer, 'declined')
  recordOfferEvent(em, offer, 'Bestellung abgelehnt', author)
  const { id: inquiry, email } = offer.inquiry
  if (mail && email) await reply(em, inquiry, { text }, [], { author, mail })
  else await note(em, inquiry, { kind: 'call', text }, author)
  await endStepToConfirm(em, offer)
  return { result: offer, touched: [] }
}

/** @throws {ApiError} 404, or 409 for an offer that is not open any more */
export async function declineOffer(
  em: EntityManager,
  id: number,
  reason: string,
  by: Decider,
  mail: Mail,
): Decided {
  const offer = await lockAllowed(em, id, by.party, 'decline')
  setDecision(offer, by, reason)
  setStatus(offer, 'declined')
  const said = `Angebot ${paperNumberOf(offer)} abgelehnt${by.name && ` von ${quoted(by.name)}`}${reason && `:\n${reason}`}`
  if (by.party === 'customer') {
    const message = await noteFromCustomer(em, offer, said, by, { automatic: false })
    await tellHouse(em, mail, offer, message)
  } else await note(em, offer.inquiry.id, { kind: 'call', text: said }, { ...by.author, id: null })
  await endStepToConfirm(em, offer)
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

/** @throws {ApiError} 404, or 409 for an offer that is not open any more */
export async function withdrawOffer(em: EntityManager, id: number, author: Author): Decided {
  const offer = await lockAllowed(em, id, 'staff', 'withdraw')
  setStatus(offer, 'withdrawn')
  recordOfferEvent(em, offer, 'Angebot zurückgezogen', author)
  await endStepToConfirm(em, offer)
  return { result: offer, touched: [] }
}

/**
 * Undoes an acceptance, with the reservations that came with it. What was sold since stays sold.
 * @throws {ApiError} 404, or 409 for what was not accepted
 */
export async function reopenOffer(em: EntityManager, id: number, author: Author): Decided {
  const offer = await lockAllowed(em, id, 'staff', 'reopen')
  const released = await releaseMachines(em, offer)
  setStatus(offer, 'sent')
  em.assign(offer, { decidedAt: null, decidedBy: null, decisionReason: null, decidedOnPage: false })
  recordOfferEvent(em, offer, 'Annahme aufgehoben', author)
  const { inquiry } = offer
  const time = await workingTime(em)
  if (!isOpenStage(inquiry.stage))
    moveTo(em, inquiry, 'offered', { author: author.name, time, step: goOn(time) })
  else if (inquiry.nextStepText === stepTexts.handover) setStep(inquiry, goOn(time))
  return { result: offer, ...released }
}

async function order(em: EntityManager, offer: OfferEntity, by: Decider, post: Post): Decided {
  await requireUnsold(em, offer)
  setStatus(offer, 'ordered')
  const number = paperNumberOf(offer)
  const said = `Angebot ${number} bestellt von ${quoted(by.name)}. Die Bestellung wartet auf Bestätigung.`
  const nextStep = callbackStep(offer.inquiry) ?? stepToConfirm(await workingTime(em))
  const message = await noteFromCustomer(em, offer, said, by, { nextStep })
  await tellHouse(em, post.mail, offer, message)
  const { subject, text: textOf } = wordsTo(offer).received
  const letter = { subject, said: textOf(number), author: null }
  await tellCustomer(em, offer, letter, post)
  return { result: offer, touched: [] }
}

interface Sale {
  /** What the conversation says of it. */
  message: { id: number }
  /** Who has accepted which paper, and when. */
  proof: string
  /** Of the mail to the customer. */
  subject: string
  /** Null if it was the customer. */
  author: Author | null
}

/** To be called first: it must be the first that reads the machines, so that it sees them as they are once locked. */
async function reserveForSale(em: EntityManager, offer: OfferEntity): Promise<Effects> {
  const { reservationDays } = (await currentParts(em, { offer: offerSettings })).offer
  return reserveMachines(em, offer, reservationDays)
}

/** Accepts an offer whose machines are reserved: the inquiry is won, its handover comes next, and both sides are told. */
async function sell(
  em: EntityManager,
  offer: OfferEntity,
  { message, proof, subject, author }: Sale,
  post: Post,
): Promise<void> {
  setStatus(offer, 'accepted')
  await tellHouse(em, post.mail, offer, message, author?.id)
  const time = await workingTime(em)
  const name = author?.name ?? null
  moveTo(em, offer.inquiry, 'won', { author: name, time, step: stepToHandOver(time) })
  const reserved = orderedMachines(offer.content.lines, offerWords[languageOf(offer)])?.reserved
  const said = `${wordsTo(offer).thanks(paperNumberOf(offer), reserved)}\n\n${proof}`
  await tellCustomer(em, offer, { subject, said, author: name }, post)
}

type Words = (typeof offerLetters)['de']
const wordsTo = (offer: OfferEntity): Words => offerLetters[languageOf(offer)]

const paperProof = (offer: OfferEntity, { paper }: Words) =>
  paper(paperNumberOf(offer), offer.pdfSha256 ?? '')

function setDecision(offer: OfferEntity, { name, party }: Decider, reason = ''): void {
  offer.decidedAt = new Date()
  offer.decidedBy = name
  offer.decisionReason = reason
  offer.decidedOnPage = party === 'customer'
}

export function setStatus(offer: OfferEntity, status: OfferEntity['status']): void {
  offer.status = status
  offer.updatedAt = laterThan(offer.updatedAt)
}

const recordOfferEvent = (em: EntityManager, offer: OfferEntity, text: string, author: Author) =>
  recordEvent(em, offer.inquiry, 'offer', `${text}: ${paperNumberOf(offer)}`, author.name)

/** Lets an inquiry go on whose order nobody has to confirm any more. */
async function endStepToConfirm(em: EntityManager, { id, inquiry }: OfferEntity): Promise<void> {
  if (inquiry.nextStepText !== stepTexts.confirm) return
  const isOrdered = { inquiry, status: 'ordered', id: { $ne: id } } as const
  if ((await em.count(OfferEntity, isOrdered)) > 0) return
  setStep(inquiry, goOn(await workingTime(em)))
  inquiry.updatedAt = laterThan(inquiry.updatedAt)
}

/**
 * By a mail that nobody has written, if that is possible.
 * @param letter.said what it says between greeting and closing
 */
async function tellCustomer(
  em: EntityManager,
  offer: OfferEntity,
  { subject, said, author }: { subject: string; said: string; author: string | null },
  { mail, messageFiles }: Post,
): Promise<void> {
  if (!mail || !offer.inquiry.email) return
  const { greeting, closing } = wordsTo(offer)
  const text = paragraphs(greeting(oneLine(offer.inquiry.name)), said, closing).trimEnd()
  const letter = { subject: `${subject} ${paperNumberOf(offer)}`, text, author }
  const paper = await messageFiles.store([await paperOf(em, offer)])
  await sendAutomatic(em, offer.inquiry, letter, paper, mail)
}
