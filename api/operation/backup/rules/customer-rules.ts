import { z } from 'zod'
import { LONGEST_QUERY } from '../../../../shared/alerts/alert-rules.ts'
import { postcode } from '../../../../shared/buying/postcode.ts'
import { quantity } from '../../../../shared/inquiries/contact-input.ts'
import {
  contactTexts,
  LONGEST_MESSAGE,
  storedPhone,
} from '../../../../shared/inquiries/contact-rules.ts'
import { inquiry, inquiryEventKinds } from '../../../../shared/inquiries/inquiry.ts'
import { inquiryPatch } from '../../../../shared/inquiries/inquiry-patch.ts'
import { message } from '../../../../shared/inquiries/message.ts'
import { isOpenStage } from '../../../../shared/inquiries/stage.ts'
import { mailKinds, mailStates } from '../../../../shared/mail/mail.ts'
import { mailAddress, mailAddressOrEmpty } from '../../../../shared/mail/mail-address.ts'
import { language } from '../../../../shared/writing/language.ts'
import { ruledText } from '../../../../shared/writing/text.ts'
import { MailEntity } from '../../../base/work/mail/mail.entity.ts'
import { SetAsideMailEntity } from '../../../base/work/mailbox/set-aside-mail.entity.ts'
import { AlertBlockEntity } from '../../../customers/alerts/alert-block.entity.ts'
import { SearchAlertEntity } from '../../../customers/alerts/search-alert.entity.ts'
import { InboxEntity } from '../../../customers/inbox/inbox.entity.ts'
import { SeenMailEntity } from '../../../customers/inbox/seen-mail.entity.ts'
import {
  InquiryEntity,
  InquiryEventEntity,
  InquiryProductEntity,
} from '../../../customers/inquiries/inquiry.entity.ts'
import { joining } from '../../../customers/inquiries/joining-record.ts'
import {
  MessageAttachmentEntity,
  MessageEntity,
} from '../../../customers/inquiries/message.entity.ts'
import { SpentFormTokenEntity } from '../../../customers/intake/spent-form-token.entity.ts'
import { MessageTemplateEntity } from '../../../customers/messages/message-template.entity.ts'
import { ErasureEntity } from '../../../customers/persons/erasure.entity.ts'
import { count, id, line, mediaType, rulesOf, secretOf, sha256 } from './column-rules.ts'

/** A mail server would take a list for several recipients, and a line break for another header. */
const ONE_ADDRESS = /^(?=.+@.)[^\s,;<>]+$/
const ADDRESS_LINES = /^(?:[^\s,;<>]+@[^\s,;<>]+(?:\n(?=.)|$))*$/
const MESSAGE_ID = /^<(?=.+@[^>])[^\s<>]+>$/
/** Other programs name their mails as they like. */
const FOREIGN_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]+>$/

const openRow = z.object({
  stage: inquiry.shape.stage.default('new'),
  spam: z.boolean().optional(),
  duplicate_of_id: z.number().nullish(),
  next_step_at: z.string().nullish(),
  next_step_text: z.string().nullish(),
})

/** As the database has it: what is open has a next step. */
function isNotForgotten(values: object): boolean {
  const { data: row } = openRow.safeParse(values)
  return (
    row !== undefined &&
    (row.spam ||
      !isOpenStage(row.stage) ||
      typeof row.duplicate_of_id === 'number' ||
      Boolean(row.next_step_at && row.next_step_text))
  )
}

export const customerRules = [
  rulesOf(
    InquiryEntity,
    {
      id: 'typed',
      name: ruledText(contactTexts.name),
      company: ruledText(contactTexts.company),
      email: mailAddressOrEmpty,
      mailbox: line,
      phone: ruledText(storedPhone),
      phoneNumber: line,
      message: ruledText({ ...contactTexts.message, min: 0, max: LONGEST_MESSAGE }),
      callback: 'typed',
      callbackAt: 'typed',
      concern: inquiry.shape.concern,
      deliveryPostcode: postcode,
      language,
      source: inquiry.shape.source,
      product: 'typed',
      productTitle: 'typed',
      productQuantity: quantity,
      stage: inquiry.shape.stage,
      lostReason: inquiry.shape.lostReason,
      lostNote: inquiryPatch.shape.lostNote,
      owner: 'typed',
      nextStepAt: 'typed',
      nextStepText: line,
      remindedOf: 'typed',
      answerDueAt: 'typed',
      firstAnsweredAt: 'typed',
      wonAt: 'typed',
      duplicateOf: 'typed',
      joinedAt: 'typed',
      joining,
      broughtBy: 'typed',
      spam: 'typed',
      suspicious: 'typed',
      notes: inquiryPatch.shape.notes,
      searchText: 'typed',
      createdAt: 'typed',
      updatedAt: 'typed',
    },
    isNotForgotten,
  ),
  rulesOf(InquiryProductEntity, {
    inquiry: 'typed',
    position: 'typed',
    product: 'typed',
    title: 'typed',
    quantity,
    broughtBy: 'typed',
  }),
  rulesOf(InquiryEventEntity, {
    id: 'typed',
    inquiry: 'typed',
    at: 'typed',
    kind: z.enum(inquiryEventKinds),
    text: 'typed',
    author: 'typed',
  }),
  rulesOf(MessageEntity, {
    id: 'typed',
    inquiry: 'typed',
    broughtBy: 'typed',
    at: 'typed',
    kind: message.shape.kind,
    subject: line,
    text: 'typed',
    author: 'typed',
    automatic: 'typed',
    quoted: 'typed',
    sender: line,
    mailId: z.string().regex(FOREIGN_ID),
    leftOut: 'typed',
    suspicious: 'typed',
    recipients: z.string().regex(ADDRESS_LINES),
    cc: z.string().regex(ADDRESS_LINES),
    passedOnBy: line,
    fromProgram: 'typed',
    searchText: 'typed',
  }),
  rulesOf(MessageAttachmentEntity, {
    message: 'typed',
    position: 'typed',
    name: line,
    type: mediaType,
    size: count,
    file: secretOf(16),
  }),
  rulesOf(MessageTemplateEntity, {
    id: 'typed',
    name: line,
    language,
    subject: line,
    text: 'typed',
    dataSheets: 'typed',
    updatedAt: 'typed',
  }),
  rulesOf(MailEntity, {
    id: 'typed',
    kind: z.enum(mailKinds),
    about: 'typed',
    recipient: z.string().regex(ONE_ADDRESS),
    mailbox: line,
    messageId: z.string().regex(MESSAGE_ID),
    state: z.enum(mailStates),
    attempts: count,
    nextAttemptAt: 'typed',
    claimedUntil: 'typed',
    lastError: 'typed',
    createdAt: 'typed',
  }),
  rulesOf(InboxEntity, {
    key: sha256,
    since: 'typed',
    uidValidity: z.string().regex(/^\d{1,20}$/),
    lastUid: count,
    lastReadAt: 'typed',
    error: 'typed',
    failingSince: 'typed',
    isTold: 'typed',
    askedAt: 'typed',
    taken: count,
  }),
  rulesOf(SeenMailEntity, { key: sha256, at: 'typed' }),
  rulesOf(SetAsideMailEntity, {
    key: sha256,
    inbox: sha256,
    uid: count,
    at: 'typed',
    sender: line,
    mailbox: line,
    subject: line,
    reason: 'typed',
    attempts: count,
    retryAt: 'typed',
    taken: 'typed',
    byHand: 'typed',
    notedAt: 'typed',
  }),
  rulesOf(SearchAlertEntity, {
    id: 'typed',
    email: mailAddress,
    mailbox: line,
    token: secretOf(24),
    language,
    query: z.string().max(LONGEST_QUERY),
    known: z.record(z.string(), z.number().nullable()),
    news: z.array(z.object({ product: id, before: z.number().nullable() })),
    newsOn: 'typed',
    consent: 'typed',
    consentVersion: 'typed',
    createdAt: 'typed',
    confirmedAt: 'typed',
    renewedAt: 'typed',
    seenAt: 'typed',
    nextAt: 'typed',
    restingSince: 'typed',
  }),
  rulesOf(AlertBlockEntity, {
    id: 'typed',
    hash: z.string().regex(/^[\w-]{43}$/),
    key: sha256,
    tokenHash: sha256,
    at: 'typed',
  }),
  rulesOf(ErasureEntity, { hash: sha256, key: sha256, at: 'typed' }),
  rulesOf(SpentFormTokenEntity, { token: 'typed', spentAt: 'typed' }),
]
