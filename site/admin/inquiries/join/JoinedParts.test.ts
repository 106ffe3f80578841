import { afterEach, expect, it, vi } from 'vitest'
import { joinedNotice, numbersOf, otherContacts, takeJoiningBack } from './JoinedParts.tsx'

afterEach(() => vi.unstubAllGlobals())

const older = { company: 'Firma GmbH', phone: '040 5551216', email: 'mira@firma.example' }
const second = { phone: '040 5551219', createdAt: '2026-11-28T09:00:00.000Z' }
const third = { phone: '+49 40 555-1219', createdAt: '2026-11-29T09:00:00.000Z' }

it('calls the newest number of what was joined, and names each number once', () => {
  expect(numbersOf({ ...older, joined: [] })).toEqual(['040 5551216'])
  expect(numbersOf({ ...older, joined: [second] })).toEqual(['040 5551219', '040 5551216'])
  expect(numbersOf({ ...older, joined: [second, third] })).toEqual([
    '+49 40 555-1219',
    '040 5551216',
  ])
})

it('calls the older number where the newer inquiry has none, and nobody where there is none', () => {
  const without = { ...second, phone: '' }
  expect(numbersOf({ ...older, joined: [without] })).toEqual(['040 5551216'])
  expect(numbersOf({ phone: '', joined: [without] })).toEqual([])
})

it('shows of a joined inquiry only what is not the same in another spelling', () => {
  const same = { ...older, phone: '+49 40 555 12 16', email: 'Mira@Firma.example' }
  expect(otherContacts(same, older)).toEqual({ company: '', phone: '', email: '' })
  const other = { company: 'Werft KG', phone: '040 5551219', email: 'privat@mira.example' }
  expect(otherContacts(other, older)).toEqual(other)
})

const whole = { id: 55, receipt: 'A-2026-00055' }
const part = { id: 56, receipt: 'A-2026-00056' }

it('names what was joined, so that no two notices are alike', () => {
  const joined = [part, { id: 57, receipt: 'A-2026-00057' }]
  expect(joinedNotice({ ...whole, joined }, 56)).toBe('A-2026-00056 gehört jetzt zu A-2026-00055')
  expect(joinedNotice({ ...whole, joined }, 57)).toBe('A-2026-00057 gehört jetzt zu A-2026-00055')
})

it('takes a joining back that somebody has taken back meanwhile', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const refused = { success: false, error: 'Nicht zusammengeführt' }
  const answering = (opened: object) =>
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('/part')
        ? Response.json(refused, { status: 409 })
        : Response.json({ success: true, data: opened }),
    )
  answering({ ...part, joinedInto: 55, joinedReceipt: whole.receipt })
  await expect(takeJoiningBack(56)).rejects.toThrow(refused.error)
  answering(part)
  expect(await takeJoiningBack(56)).toBe('A-2026-00056 steht schon wieder für sich')
})
