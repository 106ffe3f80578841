import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { audit } from './audit.ts'

const lines: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
  vi.spyOn(console, 'log').mockImplementation((...values) => void lines.push(values.join(' ')))
})
afterEach(() => {
  lines.length = 0
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('says when, what, from where and who in one line', () => {
  audit('deleted', { account: 'Eva', address: '192.0.2.7', object: 'inquiry 12' })
  audit('login-reset', { account: null, address: null, object: 'user 1' })
  expect(lines).toEqual([
    'Audit 2026-11-23T08:00:00.000Z deleted address=192.0.2.7 account="Eva" object="inquiry 12"',
    'Audit 2026-11-23T08:00:00.000Z login-reset address=- account=- object="user 1"',
  ])
})

it.each([
  [
    'a line of its own',
    'x\r\nAudit 2026-11-23T08:00:00.000Z login address=203.0.113.9 account="admin"',
  ],
  ['a line by other signs', 'x\u2028Audit\u2029\u0085\v\f'],
  ['the end of the name', 'x" address=203.0.113.9 account="admin'],
  ['what a terminal obeys', '\u001b[2K\u009b1A\u007f'],
  ['what is hidden or turned round', '\u202eadmin\u200b\ufeff\u2066'],
  ['half a character', '\ud800'],
])('takes no %s from a name', (_, account) => {
  audit('login-failed', { account, address: '192.0.2.7' })
  const [line = ''] = lines
  expect(line).toMatch(
    /^Audit \S+ login-failed address=192\.0\.2\.7 account="(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\.)*"$/u,
  )
})

it.each(['192.0.2.7 account="admin"', 'unbekannt', '1.2.3', ''])(
  'names no address that is none: %s',
  (address) => {
    audit('login-failed', { account: 'admin', address })
    expect(lines[0]).toContain(' address=- account="admin"')
  },
)
