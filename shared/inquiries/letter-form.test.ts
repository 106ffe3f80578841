import { expect, it } from 'vitest'
import {
  asLetter,
  CLOSING,
  endsWithClosing,
  greeting,
  isSignedBy,
  opensWithGreeting,
  withoutGreeting,
} from './letter-form.ts'

const form = { greeting: greeting('Erika Muster'), closing: CLOSING }

it('greets by name, and does without what is no name', () => {
  expect(greeting('Erika Muster')).toBe('Guten Tag Erika Muster,')
  expect(greeting('www.firma.example')).toBe('Guten Tag,')
})

it('puts greeting and formula around a text that has neither', () => {
  expect(asLetter('Ja, er ist noch da.', form)).toBe(
    'Guten Tag Erika Muster,\n\nJa, er ist noch da.\n\nMit freundlichen Grüßen',
  )
})

it('leaves a whole letter as it is, and completes half of one', () => {
  const whole = 'Hallo Frau Muster,\n\nja.\n\nViele Grüße\nEva Gabel'
  expect(asLetter(whole, form)).toBe(whole)
  expect(asLetter('Moin, ja!', form)).toBe('Moin, ja!\n\nMit freundlichen Grüßen')
  expect(asLetter('Ja. Viele Grüße', form)).toBe('Guten Tag Erika Muster,\n\nJa. Viele Grüße')
})

it('leaves out what was emptied', () => {
  expect(asLetter('Ja.', { greeting: ' ', closing: '' })).toBe('Ja.')
})

it.each([
  'Guten Tag,\nja',
  'hallo zusammen',
  'Sehr geehrte Damen und Herren,',
  'Liebe Frau Muster,',
  'Lieber Herr Muster',
  'Dear Sirs',
  'Hi Tom,',
])('sees the greeting of %j', (text) => expect(opensWithGreeting(text)).toBe(true))

it.each([
  '',
  'Lieber erst am Dienstag.',
  'Hintergrund',
  'Hi-Lift 3000',
  'Halloween',
  'Ja, guten Tag',
])('sees no greeting in %j', (text) => expect(opensWithGreeting(text)).toBe(false))

it.each([
  'Ja.\n\nMit freundlichen Grüßen',
  'Ja.\n\nMit freundlichen Grüßen\nEva Gabel\nVerkauf\nTel. 040 123',
  'Ja.\nViele Grüße aus Hamburg, Eva',
  'Ja.\nSchöne Grüße',
  'Ja.\nmfg',
  'Ja. VG Eva',
  'Ja.\nBeste Grüsse',
  'Ja.\nKind regards',
  'Ja.\nHerzliche und sonnige Grüße',
])('sees the formula of %j', (text) => expect(endsWithClosing(text)).toBe(true))

it.each([
  '',
  'Ja.',
  'Viele Grüße an Ihren Chef! Wir melden uns.',
  'Die Größe passt.',
  'Mit freundlichen Grüßen hat das nichts zu tun, sondern mit der Hubhöhe, die bei dieser Maschine fehlt.',
  'LGM 3000',
])('sees no formula in %j', (text) => expect(endsWithClosing(text)).toBe(false))

it.each([
  'Ja.\n\nEva Gabel\n',
  'Ja.\n\nMit freundlichen Grüßen\n\nEva Gabel',
  'Ja.\n\nMit freundlichen Grüßen\nEva Gabel\nVerkauf\nTel. 040 123',
  'Ja.\nViele Grüße aus Hamburg, Eva Gabel',
  'Ja. Viele Grüße Eva Gabel\nVerkauf',
])('sees who signs %j', (text) => expect(isSignedBy('Eva Gabel', text)).toBe(true))

it.each([
  'Ja.',
  'Bitte fragen Sie nach\nEva Gabel\nam Tor.',
  'Eva Gabel\nmeldet sich.\n\nMit freundlichen Grüßen',
  'Ja.\n\nMit freundlichen Grüßen\nEva',
])('sees that nobody signs %j', (text) => expect(isSignedBy('Eva Gabel', text)).toBe(false))

it.each([
  ['Guten Tag Erika Muster,\n\nwie besprochen.', 'wie besprochen.'],
  ['Guten Tag Muster, Erika,\n\nwie besprochen.', 'wie besprochen.'],
  ['Sehr geehrter Herr Dr. Muster,\n\nwie besprochen.', 'wie besprochen.'],
  ['Sehr geehrte Damen und Herren,\nwie besprochen.', 'wie besprochen.'],
  ['Moin Erika!\n\nWie besprochen.', 'Wie besprochen.'],
  ['Hallo Frau Muster\n\nwie besprochen.', 'wie besprochen.'],
  ['Liebe Erika,\n\nwie besprochen.', 'wie besprochen.'],
  ['Dear Ms Muster,\n\nAs agreed.', 'As agreed.'],
  ['Guten Tag Frau Muster, gern bieten wir Ihnen an:', 'gern bieten wir Ihnen an:'],
  ['Guten Tag,', ''],
  ['Wie besprochen, Frau Muster.', 'Wie besprochen, Frau Muster.'],
  ['Lieber erst am Dienstag, dann aber sicher.', 'Lieber erst am Dienstag, dann aber sicher.'],
])('greets nobody in %j any more', (text, rest) => expect(withoutGreeting(text)).toBe(rest))
