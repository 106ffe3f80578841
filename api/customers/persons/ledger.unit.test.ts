import { expect, it } from 'vitest'
import { hashOf } from '../inquiries/identifiers.ts'
import { erasedAmong } from './ledger.ts'

const day = (number: number) => new Date(`2026-01-0${number}T12:00:00Z`)
const sender = (id: number, createdAt: Date) => ({
  id,
  isAlert: false,
  name: 'Erich Weg',
  email: 'Weg+Stapler@Firma.example',
  mailbox: 'weg@firma.example',
  phoneNumber: '',
  createdAt,
})
const entry = (at: Date, identifier = 'address weg+stapler@firma.example') => ({
  hash: hashOf('key', identifier),
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

it('an entry of before, which meant every address of a mailbox, still keeps them all erased', () => {
  const former = [entry(day(2), 'mail weg@firma.example')]
  expect(erasedAmong(former, [sender(1, day(1))]).ids.inquiries).toEqual([1])
  const ofAnother = [entry(day(2), 'address weg@firma.example')]
  expect(erasedAmong(ofAnother, [sender(1, day(1))]).persons).toBe(0)
})
