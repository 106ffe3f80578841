import { expect, it } from 'vitest'
import { hashOf, identifiersOf } from '../inquiries/identifiers.ts'
import { erasedAmong } from './ledger.ts'

const day = (number: number) => new Date(`2026-01-0${number}T12:00:00Z`)
const sender = (id: number, createdAt: Date) => ({
  id,
  isAlert: false,
  name: 'Erich Weg',
  mailbox: 'weg@firma.example',
  phoneNumber: '',
  createdAt,
})
const entry = (at: Date) => ({
  hash: hashOf('key', identifiersOf(sender(0, at))[0] ?? ''),
  key: 'key',
  at,
})

it.each([
  ['the later comes first', [entry(day(5)), entry(day(2))]],
  ['the later comes last', [entry(day(2)), entry(day(5))]],
])('of two entries of one person the later counts, also when %s', (_, ledger) => {
  const senders = [sender(1, day(1)), sender(2, day(4)), sender(3, day(6))]
  expect(erasedAmong(ledger, senders)).toEqual({
    ids: { inquiries: [1, 2], alerts: [] },
    persons: 1,
  })
})
