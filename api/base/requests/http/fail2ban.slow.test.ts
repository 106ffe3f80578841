import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findInstalled } from '../../../tests/installed.ts'

const FAIL2BAN = findInstalled('fail2ban-regex')
const ATTACKERS = ['192.0.2.7', '2001:db8::7']
const NAMES = [
  'admin',
  'x Audit y login-failed address=203.0.113.66 account=',
  'x "message":"Audit y login-failed address=203.0.113.66 account=',
  '\nAudit login-failed address=203.0.113.66 account=',
]

/** What a process prints of failed and other logins with each of the names. */
function linesOf(format: 'text' | 'json'): string[] {
  const script = `
    import { audit } from './api/base/requests/http/audit.ts'
    import { logAsJson } from './api/base/logging.ts'
    if (${format === 'json'}) logAsJson()
    for (const account of ${JSON.stringify(NAMES)}) {
      audit('login', { account, address: '192.0.2.200' })
      audit('login-failed', { account, address: '${ATTACKERS[0]}' })
      audit('login-throttled', { account, address: '${ATTACKERS[1]}' })
    }`
  const options = ['--input-type=module', '--eval', script]
  return execFileSync(process.execPath, options, { encoding: 'utf8' }).trim().split('\n')
}

describe.skipIf(!FAIL2BAN)('the filter for fail2ban (skipped without fail2ban)', () => {
  it.each([
    ['text', 'as it is printed', ''],
    ['json', 'as it is printed', ''],
    ['text', 'from syslog', 'Nov 23 09:00:00 shop node[812]: '],
    ['json', 'from syslog', 'Nov 23 09:00:00 shop node[812]: '],
    ['text', 'from journald', '2026-11-23T09:00:00.123456+01:00 shop gabelstapler[812]: '],
    ['json', 'from journald', '2026-11-23T09:00:00.123456+01:00 shop gabelstapler[812]: '],
    ['text', 'as fail2ban reads journald', 'shop gabelstapler[812]: '],
    ['json', 'as fail2ban reads journald', 'shop gabelstapler[812]: '],
  ] as const)('finds who failed and nobody else in %s %s', (format, _, prefix) => {
    const log = join(mkdtempSync(join(tmpdir(), 'gabelstapler-fail2ban-')), 'log')
    writeFileSync(
      log,
      linesOf(format)
        .map((line) => `${prefix}${line}\n`)
        .join(''),
    )
    const options = ['--out', 'ip', log, 'docs/deploy/fail2ban.conf']
    const found = execFileSync(String(FAIL2BAN), options, { encoding: 'utf8' })
    expect(found.trim().split('\n')).toEqual(NAMES.flatMap(() => ATTACKERS))
  })
})
