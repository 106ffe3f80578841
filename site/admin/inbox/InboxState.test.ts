import { expect, it } from 'vitest'
import type { InboxStatus } from '../../../shared/mail/inbox.ts'
import { filesText, inboxText, isOutOfReach, readText, WITHOUT_INBOX } from './InboxState.tsx'

const status: InboxStatus = {
  configured: true,
  mailbox: 'anfrage@elbstapler.example',
  since: '2026-11-27T07:00:00.000Z',
  lastReadAt: '2026-11-27T09:30:00.000Z',
  error: null,
  failingSince: null,
  taken: 1,
  passedOver: [],
  deferred: [],
  files: { count: 0, bytes: 0 },
}

it('says which mailbox is read, since when, when last, and how many mails were taken', () => {
  expect(inboxText(status)).toBe(
    'anfrage@elbstapler.example: Gelesen seit 27.11.2026, 08:00 Uhr, zuletzt am 27.11.2026, 10:30 Uhr. 1 E-Mail übernommen.',
  )
  expect(inboxText({ ...status, since: null, lastReadAt: null })).toMatch(/noch nicht gelesen/)
})

it('asks for somebody after ten minutes without it, and not before', () => {
  const failing = { ...status, error: 'x', failingSince: '2026-11-27T09:31:00.000Z' }
  expect(isOutOfReach(failing, new Date('2026-11-27T09:40:59Z'))).toBe(false)
  expect(isOutOfReach(failing, new Date('2026-11-27T09:41:00Z'))).toBe(true)
  expect(isOutOfReach(status, new Date('2026-11-28T09:41:00Z'))).toBe(false)
})

it('says what the files of customers take', () => {
  expect(filesText(status)).toBe('')
  expect(filesText({ files: { count: 12, bytes: 35_651_584 } })).toBe(
    'Dateien von Kunden: 12, zusammen 34\u00a0MB. Sie gehen mit ihren Anfragen.',
  )
})

it('says how many mails came when it was read', () => {
  expect([0, 1, 3].map(readText)).toEqual([
    'Das Postfach ist abgerufen: nichts Neues',
    'Das Postfach ist abgerufen: 1 neue E-Mail',
    'Das Postfach ist abgerufen: 3 neue E-Mails',
  ])
})

it('says in a dealer’s words that no mailbox is read; the name of the setting is for the operator', () => {
  expect(WITHOUT_INBOX).toBe(
    'Es wird kein Postfach gelesen: Was Kunden per E-Mail antworten, tragen Sie bei der Anfrage als „Vom Kunden“ ein. Für den Betreiber der Website: IMAP_URL nennt eines.',
  )
})
