import { describe, expect, it } from 'vitest'
import { type Draft, draftsIn, type Sender } from './draft.ts'

const sender: Sender = { name: 'Erika Muster', company: '', email: 'erika@', phone: '' }
const draft: Draft = {
  quantities: { 7: 2 },
  message: 'Zeile 1\nZeile 2',
  callback: true,
  callbackAt: '',
  rentFrom: '',
  rentFor: '',
  deliveryPostcode: '',
  start: '',
  asked: '[[7],{},true,null,""]',
  asksCallback: true,
  files: ['typenschild.jpg'],
}

function fakeStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}

describe('what is typed into the form', () => {
  it('comes back at its own subject alone, and its sender at every one', () => {
    const storage = fakeStorage()
    const drafts = draftsIn(() => storage)
    expect([drafts.sender(), drafts.of('seven')]).toEqual([null, null])
    drafts.save('seven', sender, draft)
    drafts.save('eight', { ...sender, phone: '040' }, { ...draft, message: 'Anderes' })
    expect(drafts.of('seven')).toEqual(draft)
    expect(drafts.of('eight')?.message).toBe('Anderes')
    expect(drafts.of('nine')).toBeNull()
    expect(drafts.sender()).toEqual({ ...sender, phone: '040' })
  })

  it('is forgotten when it was sent, with its sender; what was typed elsewhere stays', () => {
    const storage = fakeStorage()
    const drafts = draftsIn(() => storage)
    drafts.save('seven', sender, draft)
    drafts.save('eight', sender, draft)
    drafts.clear('seven')
    expect(drafts.of('seven')).toBeNull()
    expect(drafts.of('eight')).toEqual(draft)
    expect(drafts.sender()).toEqual({ name: '', company: '', email: '', phone: '' })
    drafts.clear('eight')
    expect(drafts.sender()).toBeNull()
  })

  it('takes little room: the subjects of longest ago go first', () => {
    const drafts = draftsIn(() => storage)
    const storage = fakeStorage()
    for (let subject = 1; subject <= 25; subject++) drafts.save(`s${subject}`, sender, draft)
    drafts.save('s6', sender, draft)
    drafts.save('s26', sender, draft)
    expect([drafts.of('s5'), drafts.of('s7')]).toEqual([null, null])
    expect(drafts.of('s6')).toEqual(draft)
    expect(drafts.of('s8')).toEqual(draft)
  })

  it.each(['{', '[]', '{"name":1}', '{"sender":{},"drafts":{}}'])(
    'is nothing when the browser holds %s',
    (text) => {
      const storage = fakeStorage()
      const drafts = draftsIn(() => storage)
      drafts.save('seven', sender, draft)
      for (const key of storage.items.keys()) storage.items.set(key, text)
      expect([drafts.of('seven'), drafts.sender()]).toEqual([null, null])
    },
  )

  it('is known to be older than what another page has kept or sent, and never where storage is forbidden', () => {
    const storage = fakeStorage()
    const [page, other] = [draftsIn(() => storage), draftsIn(() => storage)]
    expect(page.isChangedElsewhere()).toBe(false)
    page.save('seven', sender, draft)
    expect(page.isChangedElsewhere()).toBe(false)
    other.clear('seven')
    expect(page.isChangedElsewhere()).toBe(true)
    expect(draftsIn(() => storage).isChangedElsewhere()).toBe(true)
    const forbidden = draftsIn(() => {
      throw new Error('denied')
    })
    forbidden.save('seven', sender, draft)
    expect(forbidden.isChangedElsewhere()).toBe(false)
  })

  it('is simply missing where the browser forbids storage', () => {
    const drafts = draftsIn(() => {
      throw new Error('denied')
    })
    drafts.save('seven', sender, draft)
    drafts.drop('seven')
    drafts.clear('seven')
    expect([drafts.of('seven'), drafts.sender()]).toEqual([null, null])
  })
})
