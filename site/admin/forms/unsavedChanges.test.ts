import { beforeEach, expect, it } from 'vitest'
import { changesOf, followChanges, type Unsaved } from './unsavedChanges.tsx'

const MONDAY = '2026-03-02T08:00:00.000Z'
const TUESDAY = '2026-03-03T08:00:00.000Z'
const stored = { title: 'Linde H30D', price: 12_000, location: 'Hamburg' }

let kept: Unsaved | null
let changes: ReturnType<typeof followChanges>
beforeEach(() => {
  kept = null
  changes = followChanges((unsaved) => {
    kept = unsaved
  })
})

it('keeps what is changed, with the version that the form shows', () => {
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  expect(kept).toMatchObject({ version: MONDAY, changed: ['price'] })
  // A new logo, for one, is a version of the settings, too.
  changes.typed({ ...stored, price: 11_500 }, stored, TUESDAY)
  expect(kept).toMatchObject({ version: TUESDAY, changed: ['price'] })
  expect(changes.versionOf(TUESDAY)).toBe(TUESDAY)
})

it('restores nothing but what was changed', () => {
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  expect(kept && changesOf(kept)).toEqual({ price: 11_000 })
})

it('ends when everything is as it was, and when it is saved', () => {
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  changes.typed({ ...stored }, stored, MONDAY)
  expect(kept).toBeNull()
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  changes.saving()()
  expect(kept).toBeNull()
})

it('does not begin again with what was just saved, before or after the record is loaded', () => {
  const typed = { ...stored, title: 'Linde H30D ', price: 11_000 }
  changes.typed(typed, stored, MONDAY)
  changes.saving()()
  changes.typed(typed, stored, MONDAY)
  changes.typed(typed, { ...stored, price: 11_000 }, TUESDAY)
  expect(kept).toBeNull()
})

it('goes on with what was typed while it was saved, from the version that was saved', () => {
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  const succeed = changes.saving()
  changes.typed({ ...stored, price: 11_000, title: 'H30D' }, stored, MONDAY)
  succeed()
  changes.typed({ ...stored, price: 11_000, title: 'H30' }, { ...stored, price: 11_000 }, TUESDAY)
  expect(kept).toMatchObject({ version: TUESDAY, changed: ['title'] })
})

it('keeps the draft of a save that fails', () => {
  changes.typed({ ...stored, price: 11_000 }, stored, MONDAY)
  changes.saving()
  expect(kept).toMatchObject({ changed: ['price'] })
})

it('saves a restored draft from its own version, also one of what was never saved', () => {
  changes.goOn(MONDAY)
  changes.typed({ ...stored, price: 11_000 }, stored, TUESDAY)
  expect(kept).toMatchObject({ version: MONDAY })
  expect(changes.versionOf(TUESDAY)).toBe(MONDAY)
  changes.goOn(null)
  expect(changes.versionOf(TUESDAY)).toBeNull()
})
