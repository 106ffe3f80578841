import { expect, it } from 'vitest'
import { publishText, savedText } from './publishText.ts'

const atRest = {
  pages: 0,
  queue: 0,
  lastChange: null,
  lastDuration: null,
  lastPages: [],
  edge: null,
}

it('says how many pages wait, in German figures', () => {
  const waiting = (queue: number) => publishText({ ...atRest, queue, failures: [] })
  expect([0, 1, 1058].map(waiting)).toEqual([
    'Live',
    '1 Seite wird aktualisiert',
    '1.058 Seiten werden aktualisiert',
  ])
})

it('names pages that failed before a CDN that keeps old ones, and that before what waits', () => {
  const at = '2026-11-20T09:30:00.000Z'
  const edge = { error: 'nicht erreichbar', since: at }
  const failures = [{ path: '/', error: 'Status 500', at }]
  expect(publishText({ ...atRest, queue: 1, failures, edge })).toBe('1 Seite nicht aktualisiert')
  expect(publishText({ ...atRest, queue: 1, failures: [], edge })).toBe('CDN nicht aktuell')
})

it.each([
  [0, 0, 'Gespeichert.'],
  [1, 0, 'Gespeichert. 1 Seite aktualisiert:'],
  [8, 0, 'Gespeichert. 8 Seiten aktualisiert:'],
  [20, 1058, 'Gespeichert. 20 Seiten aktualisiert, weitere folgen:'],
])('tells after a save of %i pages with %i waiting: %s', (pages, queue, expected) => {
  expect(savedText(pages, queue)).toBe(expected)
})

it('says what a machine has become whose status was changed', () => {
  expect(savedText(8, 0, 'Reserviert')).toBe('Reserviert. 8 Seiten aktualisiert:')
  expect(savedText(0, 0, 'Inaktiv')).toBe('Inaktiv.')
})
