import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MessageKind } from '../../../shared/inquiries/message.ts'
import { InquiryEntity } from './inquiry.entity.ts'

/** What was written to a customer, heard from them, or noted for colleagues. */
export const MessageEntity = defineEntity({
  name: 'Message',
  // Tells without the texts what was said last, and by whom.
  indexes: [{ properties: ['inquiry', 'kind', 'automatic', 'id', 'at'] }],
  properties: {
    id: p.integer().primary(),
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(false),
    /** The joined inquiry with which it came; null for what is its own. */
    broughtBy: () => p.manyToOne(InquiryEntity).nullable().deleteRule('set null').index(),
    at: p.datetime(),
    kind: p.string().length(16).$type<MessageKind>(),
    subject: p.string().length(200).default(''),
    /** As long as a mail of a stranger: loaded only where it is shown. */
    text: p.text().lazy(),
    /** The name under which it was signed. Stays when the account is deleted. */
    author: p.string().length(200).nullable(),
    /** Written by a program, ours or theirs: neither an answer nor a word of the customer. */
    automatic: p.boolean().default(false),
    /** What the customer's mail quoted of what was said before. */
    quoted: p.text().default('').lazy(),
    /** The address by which a mail came in, where that is not the inquiry's. */
    sender: p.string().length(254).nullable(),
    /** The Message-ID of a mail that came in. */
    mailId: p.string().length(1000).nullable(),
    /** What a mail brought that was not taken, one a line, with the reason. */
    leftOut: p.text().default(''),
    /** Its mail server calls it spam, or says that its sender is not the one whom it names. */
    suspicious: p.boolean().default(false),
    /** To whom an answer goes, an address a line; empty for the address of the inquiry, whatever becomes of that. */
    recipients: p.text().default(''),
    /** Who gets an answer or got a mail besides, an address a line. */
    cc: p.text().default(''),
    /** The address that has passed on a mail which somebody else has written. */
    passedOnBy: p.string().length(254).nullable(),
    /** A program has sent the customer's word. */
    fromProgram: p.boolean().default(false),
    /** Where the search for its inquiry looks besides; null until it is made of the others. */
    searchText: p.text().nullable().lazy(),
  },
})
export type MessageEntity = InferEntity<typeof MessageEntity>

/** A file as it was when its message was written. */
export const MessageAttachmentEntity = defineEntity({
  name: 'MessageAttachment',
  properties: {
    message: () => p.manyToOne(MessageEntity).deleteRule('cascade').index(false).primary(),
    /** Counts from 0. */
    position: p.integer().primary(),
    name: p.string().length(200),
    /** A media type. */
    type: p.string().length(100),
    /** In bytes. */
    size: p.integer(),
    /** Under which the storage has its bytes; `message-files.ts` knows where. */
    file: p.string().length(32).unique(),
  },
})
export type MessageAttachmentEntity = InferEntity<typeof MessageAttachmentEntity>
