import { useState } from 'react'
import {
  type Inquiry,
  type InquiryDetail,
  type InquiryEvent,
  NOTES_SAVED,
} from '../../../shared/inquiries/inquiry.ts'
import {
  FORM_FILES,
  isAnswer,
  isJoinedSubject,
  MAIL_FILES,
  type Message,
  type MessagePage,
  messageKindLabels,
  messagePage,
} from '../../../shared/inquiries/message.ts'
import { LOCKED_ENDING } from '../../../shared/mail/mail.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { useCall } from '../parts/useCall.ts'

/** What kind of text a message is. */
export function whatOf({
  kind,
  automatic,
  subject,
  text,
  from,
}: Pick<Message, 'kind' | 'automatic' | 'subject' | 'text' | 'from'>) {
  if (automatic && (text === MAIL_FILES || text === FORM_FILES)) return 'Anlagen der Anfrage'
  if (automatic && kind === 'reply') return 'Von selbst gesendet'
  if (isJoinedSubject(subject)) return subject
  // What customers do by the link of an offer has no subject.
  if (automatic && kind === 'received' && subject) return 'Automatische Antwort'
  return from === null ? messageKindLabels[kind] : 'E-Mail von anderer Adresse'
}

/** Who wrote it. Anybody can give a mail any name, so the address stands beside it where it is not the inquiry's. */
export function writerOf(
  { kind, author, from }: Pick<Message, 'kind' | 'author' | 'from'>,
  { name }: Pick<Inquiry, 'name'>,
): string | null {
  if (kind !== 'received') return author
  if (from === null) return name
  return author && author !== from ? `${author} <${from}>` : from
}

/** Through whom a message came, and who got it besides; null if there is nothing to say. */
export function wayOf(
  {
    kind,
    to,
    cc,
    passedOnBy,
    fromProgram,
  }: Pick<Message, 'kind' | 'to' | 'cc' | 'passedOnBy' | 'fromProgram'>,
  { email }: Pick<Inquiry, 'email'>,
): string | null {
  const said = [
    fromProgram && 'Von einem Programm gesendet',
    passedOnBy && `Weitergegeben von ${passedOnBy}`,
    kind === 'reply' && to.join() !== email && to.length > 0 && `An ${to.join(', ')}`,
    cc.length > 0 && `In Kopie: ${cc.join(', ')}`,
  ].filter(Boolean)
  return said.length > 0 ? said.join(' · ') : null
}

/** What the customer has written last, if anything. */
export const lastWordOf = <Word extends Pick<Message, 'kind' | 'automatic'>>(
  messages: readonly Word[],
): Word | undefined => messages.findLast(({ kind, automatic }) => kind === 'received' && !automatic)

/** Whether the customer waits for an answer to what was said last, be it the inquiry itself. */
export function isUnanswered({
  status,
  messages,
}: Pick<Inquiry, 'status'> & {
  messages: readonly Pick<Message, 'kind' | 'automatic'>[]
}): boolean {
  const last = messages.findLast(
    ({ kind, automatic }) => !automatic && (kind === 'received' || isAnswer(kind)),
  )
  return last ? last.kind === 'received' : status === 'new'
}

type Word = Pick<Message, 'kind' | 'automatic' | 'suspicious' | 'from' | 'author'>

const lastTrusted = <One extends Pick<Word, 'kind' | 'automatic' | 'suspicious'>>(
  messages: readonly One[],
): One | undefined => lastWordOf(messages.filter(({ suspicious }) => !suspicious))

/** To whom an answer goes unless somebody else is named: who wrote last, and is not in doubt. Empty for nobody. */
export const usualRecipient = ({
  email,
  messages,
}: {
  email: string
  messages: readonly Omit<Word, 'author'>[]
}): string => lastTrusted(messages)?.from ?? email

/** Whom an answer greets: its usual recipient. Empty where nobody has said what that one is called. */
export function greetedName({
  name,
  joined,
  messages,
}: Pick<Inquiry, 'name'> & {
  joined: readonly Pick<InquiryDetail['joined'][number], 'name' | 'email'>[]
  messages: readonly Word[]
}): string {
  const last = lastTrusted(messages)
  if (!last?.from) return name
  const { from, author } = last
  const part = joined.find(({ email }) => email === from)
  return part?.name ?? (author === from ? '' : (author ?? ''))
}

/** Who has taken part in a conversation, beside the house. */
export function partiesOf({
  email,
  messages,
}: {
  email: string
  messages: readonly Pick<Message, 'suspicious' | 'from' | 'to' | 'cc'>[]
}): string[] {
  const known = messages
    .filter(({ suspicious }) => !suspicious)
    .flatMap(({ from, to, cc }) => [from ?? '', ...to, ...cc])
  return [...new Set([email, ...known])].filter(Boolean)
}

/** Whether it brought a file that a computer might run. */
export const hasLockedFile = ({ attachments }: Pick<Message, 'attachments'>): boolean =>
  attachments.some(({ name }) => name.endsWith(LOCKED_ENDING))

type TimelineEntry =
  | { key: string; at: string; message: Message }
  | { key: string; at: string; event: InquiryEvent }

/** On the button that shows more of a long conversation. */
export const olderText = (count: number): string =>
  `${formatCount(count, 'ältere Nachricht', 'ältere Nachrichten')} anzeigen`

/**
 * What was said and done about an inquiry, oldest first. The inquiry itself stands before it. What was done among
 * messages that are not shown is not shown either.
 */
export function timelineOf({
  messages,
  events,
  olderMessages = 0,
}: Pick<InquiryDetail, 'messages' | 'events'> & { olderMessages?: number }): TimelineEntry[] {
  const [first] = messages
  const start = olderMessages > 0 && first ? first.at : ''
  const said = messages.map((message) => ({ key: `m${message.id}`, at: message.at, message }))
  const done = events
    .filter(({ at, kind, text }) => at >= start && kind !== 'received' && text !== NOTES_SAVED)
    .map((event, index) => ({ key: `e${index}`, at: event.at, event }))
  return [...said, ...done].sort((a, b) => a.at.localeCompare(b.at))
}

/** The conversation as far as it is shown: its newest messages, and the older ones that somebody has asked for. */
export function useOlderMessages({ id, ...newest }: InquiryDetail) {
  const [known, setKnown] = useState<MessagePage | null>(null)
  const ids = new Set(newest.messages.map((message) => message.id))
  // What was shown stays when new messages push it out of the newest ones.
  const before = known?.messages.filter((message) => !ids.has(message.id)) ?? []
  const messages = [...before, ...newest.messages]
  // By their numbers: what a joined inquiry said has a late one.
  const oldest = Math.min(...messages.map((message) => message.id))
  const { mutate: showOlder, isPending } = useCall({
    call: () => load(messagePage, `/contact/${id}/messages?before=${oldest}`),
    onDone: (page) => setKnown({ ...page, messages: [...page.messages, ...messages] }),
    failed: 'Ältere Nachrichten ließen sich nicht laden',
  })
  const olderMessages = known?.olderMessages ?? newest.olderMessages
  return { messages, olderMessages, showOlder, isPending }
}
