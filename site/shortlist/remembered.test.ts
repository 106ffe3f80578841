import { describe, expect, it } from 'vitest'
import { MOST_REMEMBERED, SHORTLIST_KEY } from '../../shared/product/shortlist.ts'
import { rememberedIn } from './remembered.ts'

function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('the remembered machines', () => {
  it('are none, and nothing is stored, before the first press', () => {
    const storage = fakeStorage()
    expect(rememberedIn(() => storage).read()).toEqual([])
    expect(storage.items.size).toBe(0)
  })

  it('are the pressed ones, the latest first, also for the next page', () => {
    const storage = fakeStorage()
    const shortlist = rememberedIn(() => storage)
    for (const id of [5, 1, 3, 1]) expect(shortlist.toggle(id)).toBe('kept')
    expect(rememberedIn(() => storage).read()).toEqual([3, 5])
  })

  it('are at most 50, and one more changes nothing', () => {
    const storage = fakeStorage()
    const full = rememberedIn(() => storage)
    for (let id = 1; id <= MOST_REMEMBERED; id++) full.toggle(id)
    expect(full.toggle(99)).toBe('full')
    expect(full.read()).toHaveLength(MOST_REMEMBERED)
    expect(full.toggle(1)).toBe('kept')
    expect(full.toggle(99)).toBe('kept')
  })

  it.each(['{', '{}', '["5"]', 'null', '7'])('are none when the browser holds %s', (text) => {
    const storage = fakeStorage(new Map([[SHORTLIST_KEY, text]]))
    const shortlist = rememberedIn(() => storage)
    expect(shortlist.read()).toEqual([])
    shortlist.toggle(5)
    expect(shortlist.read()).toEqual([5])
  })

  it('are remembered until the page is left where the browser forbids storage', () => {
    const shortlist = rememberedIn(() => {
      throw new Error('denied')
    })
    expect(shortlist.toggle(5)).toBe('unsaved')
    expect(shortlist.read()).toEqual([5])
  })

  it('lose nothing when the storage is full', () => {
    const storage = fakeStorage()
    let isFull = false
    const shortlist = rememberedIn(() => ({
      ...storage,
      setItem(key, value) {
        if (isFull) throw new Error('quota')
        storage.setItem(key, value)
      },
    }))
    shortlist.toggle(5)
    isFull = true
    expect(shortlist.toggle(7)).toBe('unsaved')
    expect(shortlist.read()).toEqual([7, 5])
    isFull = false
    expect(shortlist.toggle(5)).toBe('kept')
    expect(storage.items.get(SHORTLIST_KEY)).toBe('[7]')
  })
})
