import { expect, it, vi } from 'vitest'
import { logFailure } from './failures.ts'

it('says what was noticed first in an outage, and blames no database for a full disk', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const later = vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER)
  logFailure('Aufräumen fehlgeschlagen:', Object.assign(new Error('full'), { code: 'ENOSPC' }))
  expect(written.mock.calls).toEqual([
    ['Der Datenträger ist voll oder gestört (ENOSPC). Zuerst bemerkt: Aufräumen fehlgeschlagen'],
  ])
  later.mockRestore()
  written.mockRestore()
})

it('leaves out the rows that a database quotes in its errors', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const message = 'duplicate key\n - detail: Key (email)=(eva@kundin.example) already exists.'
  const detail = 'Key (email)=(eva@kundin.example) already exists.'
  logFailure('PUT /api/users/7', Object.assign(new Error(message), { code: '23505', detail }))
  const [what, error] = written.mock.calls[0] ?? []
  expect([what, String(error).split('\n')[0]]).toEqual(['PUT /api/users/7', 'Error: duplicate key'])
  expect(String(error)).not.toContain('kundin')
  written.mockRestore()
})
