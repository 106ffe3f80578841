import { describe, expect, it } from 'vitest'
import { type Draft, draftsIn } from './draft.ts'

const draft: Draft = {
  quantities: { 7: 2 },
  name: 'Erika Muster',
  company: '',
  email: 'erika@',
  phone: '',
  message: 'Zeile 1\nZeile 2',
  callback: true,
  callbackAt: '',
  privacy: false,
  rentFrom: '',
  rentFor: '',
  deliveryPostcode: '',
  start: '',
  subject: '[[7],true,null,""]',
}

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}

describe('the draft of an inquiry', () => {
  it('comes back as it was typed, until it is cleared', () => {
    const storage = fakeStorage()
    const drafts = draftsIn(() => storage)
    expect(drafts.load()).toBeNull()
    drafts.save(draft)
    expect(drafts.load()).toEqual(draft)
    drafts.clear()
    expect(drafts.load()).toBeNull()
  })

  it.each(['{', '[]', '{"name":1}'])('is none when the browser holds %s', (text) => {
    const storage = fakeStorage()
    const drafts = draftsIn(() => storage)
    drafts.save(draft)
    for (const key of storage.items.keys()) storage.items.set(key, text)
    expect(drafts.load()).toBeNull()
  })

  it('is known to be older than what another page has kept or sent, and never where storage is forbidden', () => {
    const storage = fakeStorage()
    const [page, other] = [draftsIn(() => storage), draftsIn(() => storage)]
    expect(page.isChangedElsewhere()).toBe(false)
    page.save(draft)
    expect(page.isChangedElsewhere()).toBe(false)
    other.clear()
    expect(page.isChangedElsewhere()).toBe(true)
    expect(draftsIn(() => storage).isChangedElsewhere()).toBe(true)
    const forbidden = draftsIn(() => {
      throw new Error('denied')
    })
    forbidden.save(draft)
    expect(forbidden.isChangedElsewhere()).toBe(false)
  })

  it('is simply missing where the browser forbids storage', () => {
    const drafts = draftsIn(() => {
      throw new Error('denied')
    })
    drafts.save(draft)
    drafts.clear()
    expect(drafts.load()).toBeNull()
  })
})
