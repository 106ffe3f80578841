import { expect, it } from 'vitest'
import {
  dependentsOf,
  draftOf,
  EMPTY_DRAFT,
  type Entry,
  nextToSend,
  type QueuedWork,
  settledCreations,
  waitingOf,
  withWaiting,
} from './entry.ts'

let seq = 0
const entry = (work: QueuedWork, refusal: string | null = null): Entry => {
  seq++
  return { seq, key: `key-${seq}`, work, refusal }
}
const creation = (isReady: boolean, id: number | null = null) =>
  entry({ kind: 'create', values: { ...EMPTY_DRAFT, brand: 'Linde' }, isReady, id, main: null })
const photoOf = (machine: { id: number } | { key: string }) => entry({ kind: 'photo', machine })

it('keeps the photographs of a machine back until it is created', () => {
  const draft = creation(false)
  const photo = photoOf({ key: draft.key })
  expect(nextToSend([draft, photo])).toBeNull()
  const ready = { ...draft, work: { ...draft.work, isReady: true } } as Entry
  expect(nextToSend([ready, photo])).toBe(ready)
  const created = { ...ready, work: { ...ready.work, id: 7 } } as Entry
  expect(nextToSend([created, photo])).toBe(photo)
})

it('sends the main photograph of a new machine before its others', () => {
  const created = creation(true, 7)
  const [first, second, other] = [
    photoOf({ key: created.key }),
    photoOf({ key: created.key }),
    photoOf({ id: 3 }),
  ]
  const withMain = { ...created, work: { ...created.work, main: second.key } } as Entry
  expect(nextToSend([other, withMain, first, second])).toBe(other)
  expect(nextToSend([withMain, first, second])).toBe(second)
  // Thrown away, or through: the one that was taken first is next.
  expect(nextToSend([withMain, first])).toBe(first)
})

it('sends in the order of pressing, past what the server has refused', () => {
  const refused = entry({ kind: 'photo', machine: { id: 1 } }, 'Das ist kein Bild')
  const [second, third] = [photoOf({ id: 1 }), photoOf({ id: 2 })]
  expect(nextToSend([refused, second, third])).toBe(second)
})

it('forgets a creation when nothing hangs on it any more', () => {
  const created = creation(true, 7)
  const photo = photoOf({ key: created.key })
  expect(settledCreations([created, photo])).toEqual([])
  expect(settledCreations([created])).toEqual([created])
  expect(dependentsOf([created, photo], created)).toEqual([photo])
})

it('does not count as waiting what is still being typed', () => {
  const draft = creation(false)
  const photo = photoOf({ key: draft.key })
  const change = photoOf({ id: 3 })
  expect(waitingOf([draft, photo, change])).toEqual([change])
  expect(draftOf([change, draft])).toBe(draft)
})

it('shows a machine as it will be, without what was refused', () => {
  const machine = {
    id: 1,
    title: 'Linde H30D',
    stockNumber: 'A1',
    location: 'Kiel',
    status: 'active' as const,
    hours: 10,
    note: '',
    images: [],
    seenAt: null,
    seenBy: null,
  }
  const change = (location: string, refusal: string | null = null) =>
    entry({ kind: 'change', machine: { id: 1 }, changes: { location }, seen: {} }, refusal)
  const seen = entry({ kind: 'seen', machine: { id: 1 }, at: '2026-11-25T09:00:00Z' })
  const unseen = entry({ kind: 'unseen', machine: { id: 1 }, at: '2026-11-25T09:00:00Z' })
  const later = { ...machine, seenAt: '2026-11-25T10:00:00Z', seenBy: 'vertrieb' }
  expect(withWaiting(machine, [seen, unseen], 'hof')).toMatchObject({ seenAt: null, seenBy: null })
  expect(withWaiting(later, [unseen], 'hof')).toEqual(later)
  const entries = [change('Bremen'), change('Köln', 'Inzwischen geändert'), seen]
  expect(withWaiting(machine, entries, 'hof')).toMatchObject({
    location: 'Bremen',
    seenAt: '2026-11-25T09:00:00Z',
    seenBy: 'hof',
  })
})
