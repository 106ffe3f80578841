import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import { NOBODY, NOTES_SAVED } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { isOpenStage, type Stage, stageFor } from '../../../shared/inquiries/stage.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { type Language, languageLabels } from '../../../shared/writing/language.ts'
import { laterThan, requireUnchanged } from '../../base/requests/change/change.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { signingName } from '../../dealer/accounts/user.entity.ts'
import { correctSender } from './inquiry.corrections.ts'
import { replaceFirst } from './inquiry.doubles.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { forgetLastChoice, recordEvent } from './inquiry.events.ts'
import { requireOwner } from './inquiry.owners.ts'
import { lockInquiry, toInquiryDetail } from './inquiry.queries.ts'
import { addToSearch } from './inquiry.search.ts'
import {
  firstStep,
  isInWork,
  mayHaveStep,
  moveTo,
  setStep,
  stepOf,
  type WorkingTime,
  workingTime,
} from './inquiry.work.ts'
import { queueNotification, withdrawInquiryMails } from './inquiry-mails.ts'
import { MessageEntity } from './message.entity.ts'

const OUTDATED = 'Die Anfrage wurde in der Zwischenzeit geändert'
const NEEDS_REASON = 'Bitte geben Sie an, warum die Anfrage verloren ging'
const NEEDS_STEP = 'Eine offene Anfrage braucht einen nächsten Schritt'
const NO_STEP = 'Nur eine offene oder gewonnene Anfrage hat einen nächsten Schritt'
const NO_OWNER = 'Spam und doppelte Anfragen haben keinen Zuständigen'

export interface UpdateOptions {
  mail: MailConfig | null
  /** The name of the user who changes it. */
  author: string
  /** The account of that user. */
  account: number
  /** The `updatedAt` that the caller has seen, or null to save over any version. */
  version: string | null
  /** Told of an inquiry whose sender was corrected. Handed in, because offers, which stand above, are found by it. */
  corrected: (em: EntityManager, id: number) => Promise<void>
  /** Told of an inquiry whose language is another one now, by the author. Handed in for the same reason. */
  respoken: (em: EntityManager, id: number, author: string) => Promise<void>
  /** Throws if an inquiry cannot be spam. Handed in for the same reason. */
  requireSpammable: (em: EntityManager, id: number) => Promise<void>
}

/**
 * @throws {ApiError} 404 for an unknown inquiry, 409 with the stored one if somebody else has saved since
 * `version`, 400 for what does not go together, such as an open inquiry without a next step
 */
export async function updateInquiry(
  em: EntityManager,
  id: number,
  patch: InquiryPatch,
  { mail, author, account, version, corrected, respoken, requireSpammable }: UpdateOptions,
): Promise<InquiryEntity> {
  return em.transactional(async (em) => {
    const inquiry = await lockInquiry(em, id)
    const current = () => toInquiryDetail(em, inquiry)
    await requireUnchanged(inquiry.updatedAt, { version, current }, OUTDATED)
    const time = await workingTime(em)
    const before = stateOf(inquiry)
    if (patch.spam && !inquiry.spam) await requireSpammable(em, id)
    await applyPatch(em, inquiry, patch, { author, account, time })
    const after = stateOf(inquiry)
    if (after.spam !== before.spam) await applySpamMark(em, mail, inquiry, { author, time })
    if (patch.undoStep) await forgetLastChoice(em, id)
    recordDifferences(em, inquiry, { before, after, author, isUndone: patch.undoStep === true })
    // The field is what was noted last; what was noted before stays in the conversation.
    if (after.notes && after.notes !== before.notes) {
      const note = { at: time.now, kind: 'note', text: after.notes, author } as const
      const message = em.create(MessageEntity, { inquiry, ...note })
      await em.flush()
      await addToSearch(em, inquiry.id, message.id)
    }
    const isCorrected = await correctSender(em, inquiry, patch, author)
    if (isCorrected) await corrected(em, id)
    if (after.language !== before.language) await respoken(em, id, author)
    if (isCorrected || !isDeepStrictEqual(after, before))
      inquiry.updatedAt = laterThan(inquiry.updatedAt)
    return inquiry
  })
}

async function applyPatch(
  em: EntityManager,
  inquiry: InquiryEntity,
  patch: InquiryPatch,
  { author, account, time }: { author: string; account: number; time: WorkingTime },
): Promise<void> {
  const { spam = inquiry.spam, notes = inquiry.notes, language = inquiry.language } = patch
  const { nextStep } = patch
  const wasOpen = isOpenStage(inquiry.stage)
  const isJudgedHam = inquiry.spam && !spam
  const stage = wantedStage(inquiry, patch)
  em.assign(inquiry, { spam, notes, language })
  const loss = stage === 'lost' ? lossOf(inquiry, patch) : null
  const { ownerId = stage === 'won' ? winnerOf(inquiry, account) : undefined } = patch
  if (ownerId !== undefined)
    inquiry.owner = ownerId === null ? null : await requireOwner(em, ownerId)
  if (ownerId && (spam || inquiry.duplicateOf)) throw invalid({ ownerId: [NO_OWNER] })
  if (isJudgedHam && stage === 'new') setStep(inquiry, firstStep(inquiry))
  // A form that closes an inquiry may still send its former step. Another one of a sale is what is left to do about it.
  const isClosed = wasOpen && !isOpenStage(stage)
  const isFormer = stage !== 'won' || isDeepStrictEqual(nextStep, stepOf(inquiry))
  moveTo(em, inquiry, stage, { author, time, step: isClosed && isFormer ? null : nextStep, loss })
  if (nextStep === null && isInWork(inquiry)) throw invalid({ nextStep: [NEEDS_STEP] })
  if (nextStep === null) setStep(inquiry, null)
  if (nextStep && !mayHaveStep(inquiry) && !wasOpen) throw invalid({ nextStep: [NO_STEP] })
}

/** Whoever wins what nobody is in charge of hands it over. */
const winnerOf = ({ stage, spam, duplicateOf, owner }: InquiryEntity, account: number) =>
  stage === 'won' || spam || duplicateOf || owner ? undefined : account

/** Of stage and status the stage counts. */
function wantedStage(inquiry: InquiryEntity, { stage, status }: InquiryPatch): Stage {
  if (stage) return stage
  return status ? stageFor(status, inquiry.stage) : inquiry.stage
}

function lossOf(
  inquiry: InquiryEntity,
  { lostReason = inquiry.lostReason, lostNote = inquiry.lostNote }: InquiryPatch,
): Pick<InquiryEntity, 'lostReason' | 'lostNote'> {
  if (!lostReason) throw invalid({ lostReason: [NEEDS_REASON] })
  return { lostReason, lostNote: lostNote || null }
}

/** What somebody can change, in the form in which it is compared. */
const stateOf = (inquiry: InquiryEntity) => ({
  stage: inquiry.stage,
  lostReason: inquiry.lostReason ?? null,
  lostNote: inquiry.lostNote ?? null,
  spam: inquiry.spam,
  notes: inquiry.notes,
  language: inquiry.language,
  owner: inquiry.owner ? signingName(inquiry.owner) : null,
  nextStepAt: inquiry.nextStepAt ?? null,
  nextStepText: inquiry.nextStepText ?? null,
})

interface Differences {
  before: ReturnType<typeof stateOf>
  after: ReturnType<typeof stateOf>
  author: string
  /** The step is the one before again, as if no other had been chosen. */
  isUndone: boolean
}

/** Says in the timeline what has become different besides the stage. */
function recordDifferences(
  em: EntityManager,
  inquiry: InquiryEntity,
  { before, after, author, isUndone }: Differences,
): void {
  const record = (kind: 'owner' | 'step' | 'notes' | 'language', text: string) =>
    recordEvent(em, inquiry, kind, text, author)
  if (after.owner !== before.owner) record('owner', `Zuständig: ${after.owner ?? NOBODY}`)
  const { nextStepAt: at, nextStepText: text } = after
  const isOtherStep = at?.getTime() !== before.nextStepAt?.getTime() || text !== before.nextStepText
  // What comes by itself with another stage needs no words.
  if (at && isOtherStep && !isUndone && after.stage === before.stage && after.spam === before.spam)
    record('step', `Nächster Schritt am ${formatDateTime(at.toISOString())} Uhr: ${text}`)
  const { language }: { language: Language } = after
  if (language !== before.language) record('language', `Sprache: ${languageLabels[language]}`)
  if (after.notes !== before.notes) record('notes', after.notes ? NOTES_SAVED : 'Notizen gelöscht')
}

/** Withdraws the mails of spam. If it turns out not to be spam, the dealer is notified once. */
async function applySpamMark(
  em: EntityManager,
  mail: MailConfig | null,
  inquiry: InquiryEntity,
  { author, time }: { author: string; time: WorkingTime },
): Promise<void> {
  recordEvent(em, inquiry, 'spam', inquiry.spam ? 'Als Spam markiert' : 'Kein Spam', author)
  if (inquiry.spam) {
    await withdrawInquiryMails(em, inquiry)
    await replaceFirst(em, inquiry, time)
  } else if (mail) await queueNotification(em, mail, inquiry)
}
