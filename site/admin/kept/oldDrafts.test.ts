import { expect, it } from 'vitest'
import { overdueDrafts } from './oldDrafts.ts'

const now = new Date('2026-11-29T12:00:00.000Z')
const draft = (owner: number | string, name: string, savedAt: string) => ({
  key: `gabelstapler.entwurf.${owner}.${name}`,
  savedAt,
})

it('keeps a draft for thirty days', () => {
  const drafts = [
    draft(7, 'produkt.neu', '2026-10-30T12:00:00.000Z'),
    draft(7, 'antwort.3', '2026-10-30T11:59:59.999Z'),
  ]
  expect(overdueDrafts(drafts, now)).toEqual(['gabelstapler.entwurf.7.antwort.3'])
})

it('keeps no draft that does not say whose or how old it is', () => {
  const drafts = [
    draft('produkt', '7', '2026-11-29T11:00:00.000Z'),
    draft('einstellungen', '', '2026-11-29T11:00:00.000Z'),
    draft(7, 'text.home', ''),
  ]
  expect(overdueDrafts(drafts, now).sort()).toEqual(drafts.map(({ key }) => key).sort())
})

it('keeps the hundred newest of each account', () => {
  const many = Array.from({ length: 102 }, (_, minute) => {
    const savedAt = new Date(Date.UTC(2026, 10, 29, 8, minute)).toISOString()
    return draft(7, `antwort.${minute}`, savedAt)
  })
  const other = draft(77, 'antwort.1', '2026-11-20T08:00:00.000Z')
  expect(overdueDrafts([...many, other], now).sort()).toEqual([many[0]?.key, many[1]?.key].sort())
})
