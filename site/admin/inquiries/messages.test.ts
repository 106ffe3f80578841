import { expect, it } from 'vitest'
import type { InquiryEvent } from '../../../shared/inquiries/inquiry.ts'
import { FORM_FILES, MAIL_FILES, type Message } from '../../../shared/inquiries/message.ts'
import {
  isUnanswered,
  olderText,
  partiesOf,
  timelineOf,
  usualRecipient,
  whatOf,
  writerOf,
} from './messages.ts'

const anna = { name: 'Anna Lager' }

it('names the customer for what they wrote, and the address where it is another', () => {
  const received = { kind: 'received', author: 'Anna Lager' } as const
  expect(writerOf({ ...received, from: null }, anna)).toBe('Anna Lager')
  expect(writerOf({ ...received, from: 'x@fremd.example' }, anna)).toBe(
    'Anna Lager <x@fremd.example>',
  )
  expect(writerOf({ ...received, author: null, from: 'x@fremd.example' }, anna)).toBe(
    'x@fremd.example',
  )
  expect(writerOf({ kind: 'reply', author: 'Petra', from: null }, anna)).toBe('Petra')
})

it('tells what programs write, and the files of an inquiry, from words', () => {
  const said = { kind: 'received', automatic: false, from: null, subject: '', text: 'Ja.' } as const
  const absent = { automatic: true, subject: 'Nicht im Haus' }
  expect(whatOf({ ...said, ...absent })).toBe('Automatische Antwort')
  for (const text of [MAIL_FILES, FORM_FILES])
    expect(whatOf({ ...said, automatic: true, text })).toBe('Anlagen der Anfrage')
  expect(whatOf(said)).toBe('Vom Kunden')
  expect(whatOf({ ...said, automatic: true, text: 'Angebot AN-2026-0001 bestellt' })).toBe(
    'Vom Kunden',
  )
  expect(whatOf({ ...said, from: 'x@fremd.example' })).toBe('E-Mail von anderer Adresse')
  expect(whatOf({ ...said, kind: 'reply', automatic: true })).toBe('Von selbst gesendet')
})

it('sends an answer to whoever wrote last, unless a program or somebody in doubt did', () => {
  const said = (from: string | null, more: Partial<Message> = {}) =>
    ({ kind: 'received', automatic: false, suspicious: false, from, ...more }) as const
  const answer = { kind: 'reply', automatic: false, suspicious: false, from: null } as const
  const goesTo = (...messages: Parameters<typeof usualRecipient>[0]['messages']) =>
    usualRecipient({ email: 'anna@lager.example', messages })
  expect(goesTo(said(null), said('anna@privat.example'), answer)).toBe('anna@privat.example')
  expect(goesTo(said('anna@privat.example'), said(null))).toBe('anna@lager.example')
  expect(goesTo(said('daemon@post.example', { automatic: true }))).toBe('anna@lager.example')
  expect(goesTo(said('falsch@post.example', { suspicious: true }))).toBe('anna@lager.example')
  expect(goesTo()).toBe('anna@lager.example')
})

it('tells whether an answer is waited for: notes are none, and what programs write asks nothing', () => {
  const said = (kind: Message['kind'], automatic = false) => ({ kind, automatic })
  const waits = (...messages: { kind: Message['kind']; automatic: boolean }[]) =>
    isUnanswered({ status: 'contacted', messages })
  expect(isUnanswered({ status: 'new', messages: [] })).toBe(true)
  expect(isUnanswered({ status: 'new', messages: [said('note')] })).toBe(true)
  expect(waits()).toBe(false)
  expect(waits(said('received'), said('note'))).toBe(true)
  expect(waits(said('received'), said('reply', true))).toBe(true)
  for (const kind of ['reply', 'call', 'elsewhere'] as const)
    expect(waits(said('received'), said(kind), said('received', true))).toBe(false)
})

it('offers everybody who has taken part, once each', () => {
  const mail = { suspicious: false, from: null, to: [], cc: [] }
  const messages = [
    { ...mail, from: 'bert@lager.example', cc: ['einkauf@lager.example'] },
    { ...mail, to: ['bert@lager.example'], cc: ['chef@lager.example'] },
    { ...mail, suspicious: true, from: 'falsch@post.example' },
  ]
  expect(partiesOf({ email: 'anna@lager.example', messages })).toEqual([
    'anna@lager.example',
    'bert@lager.example',
    'einkauf@lager.example',
    'chef@lager.example',
  ])
})

const event = (kind: InquiryEvent['kind'], at: string): InquiryEvent => ({
  kind,
  at,
  text: kind,
  author: null,
})
const message = (id: number, at: string): Message => ({
  id,
  at,
  kind: 'note',
  subject: '',
  text: `Notiz ${id}`,
  author: 'Sven',
  automatic: false,
  quoted: '',
  from: null,
  to: [],
  cc: [],
  passedOnBy: null,
  fromProgram: false,
  suspicious: false,
  leftOut: [],
  state: null,
  attachments: [],
})

it('puts what was said among what was done, in order of time, and the arrival not a second time', () => {
  const entries = timelineOf({
    messages: [message(1, '2026-03-02T10:00:00Z'), message(2, '2026-03-04T10:00:00Z')],
    events: [
      event('received', '2026-03-01T10:00:00Z'),
      event('status', '2026-03-03T10:00:00Z'),
      event('mailSent', '2026-03-01T10:00:05Z'),
    ],
  })
  const seen = entries.map((entry) => ('message' in entry ? entry.message.text : entry.event.text))
  expect(seen).toEqual(['mailSent', 'Notiz 1', 'status', 'Notiz 2'])
})

it('leaves out what was done among messages that are not shown yet', () => {
  const entries = timelineOf({
    messages: [message(7, '2026-03-04T10:00:00Z')],
    events: [event('status', '2026-03-03T10:00:00Z'), event('mailSent', '2026-03-05T10:00:00Z')],
    olderMessages: 3,
  })
  expect(entries.map(({ at }) => at)).toEqual(['2026-03-04T10:00:00Z', '2026-03-05T10:00:00Z'])
  expect([1, 3].map(olderText)).toEqual([
    '1 ältere Nachricht anzeigen',
    '3 ältere Nachrichten anzeigen',
  ])
})
