import { expect, it } from 'vitest'
import type { ErasureItem } from '../../../shared/persons/person.ts'
import { erasureLines, whomText } from './personText.ts'

let id = 0
const item = (table: string, what: string, more: Partial<ErasureItem> = {}): ErasureItem => ({
  table,
  id: ++id,
  what,
  action: 'delete',
  ...more,
})
const kept = { action: 'keep', until: '2032-12-31', reason: 'Pflicht' } as const
const textsOf = (items: ErasureItem[]) => erasureLines(items).map(({ text }) => text)

it('sums up what goes in one line a kind, and names what there is one of', () => {
  const events = Array.from({ length: 23 }, () =>
    item('inquiry_event', 'Eintrag im Verlauf vom 28.11.2026'),
  )
  expect(textsOf([item('inquiry', 'Anfrage A-2026-000012'), ...events])).toEqual([
    'Anfrage A-2026-000012 wird gelöscht',
    '23 Einträge im Verlauf werden gelöscht',
  ])
})

it('begins with what is kept, then offers, each by its number', () => {
  expect(
    textsOf([
      item('inquiry', 'Anfrage A-1'),
      item('inquiry', 'Anfrage A-2'),
      item('inquiry', 'Anfrage A-3', kept),
      item('message', 'Antwort vom 28.11.2026', kept),
      item('message', 'Anruf vom 28.11.2026', kept),
      item('message', 'Notiz vom 28.11.2026'),
      item('offer', 'Angebot AN-2026-0001'),
      item('offer', 'Angebot AN-2026-0002'),
      item('offer', 'Entwurf eines Angebots'),
      item('offer', 'Entwurf eines Angebots'),
      item('offer', 'Angebot AN-2026-0003', kept),
      item('offer', 'Angebot AN-2025-0009', { ...kept, until: '2031-12-31' }),
    ]),
  ).toEqual([
    'Angebot AN-2026-0003, Anfrage A-3, 2 Nachrichten und Notizen bleiben bis 31.12.2032: Pflicht',
    'Angebot AN-2025-0009 bleibt bis 31.12.2031: Pflicht',
    'Angebot AN-2026-0001 wird gelöscht',
    'Angebot AN-2026-0002 wird gelöscht',
    '2 Entwürfe von Angeboten werden gelöscht',
    '2 Anfragen werden gelöscht',
    'Notiz vom 28.11.2026 wird gelöscht',
  ])
})

it('names the mailboxes that go where others of the person stay', () => {
  const mailboxes = ['quirin@werk.example', 'quirin@daheim.example', ''].map((address) => ({
    address,
    items: {},
  }))
  const person = { name: 'Quirin Test', mailboxes }
  expect(whomText(person, [])).toBe('Quirin Test')
  expect(whomText(person, ['quirin@werk.example'])).toBe(
    'Quirin Test (quirin@daheim.example, Ohne E-Mail-Adresse)',
  )
})
