import { spawnSync } from 'node:child_process'
import { decodeWords } from 'postal-mime'
import { findInstalled } from './installed.ts'
import type { ReceivedMail } from './mail-server.ts'

export const SPAMASSASSIN = findInstalled('spamassassin')

export interface Judged {
  subject: string
  score: number
  /** The rules that it fits, with what each adds. */
  rules: string
}

/** What SpamAssassin thinks of mails as a server hands them to it, without asking the network. */
export function judge(mails: ReceivedMail[]): Judged[] {
  // All at once, because it takes longer to start than to judge.
  const input = mails
    .map(({ raw }) => `From - Thu Nov 26 09:00:00 2026\n${raw.toString('latin1')}\n\n`)
    .join('')
    .replaceAll('\r\n', '\n')
  const { stdout } = spawnSync(
    String(SPAMASSASSIN),
    ['--local', '--test-mode', '--mbox', '--cf', 'add_header all Rules _TESTSSCORES_'],
    { input: Buffer.from(input, 'latin1'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const heads = stdout
    .split(/^From .*\n(?=X-Spam)/m)
    .slice(1)
    .map((mail) => mail.split('\n\n', 1).join().replace(/\n\s+/g, ' '))
  return heads.map((head) => ({
    subject: decodeWords(/^Subject: (.*)$/m.exec(head)?.[1] ?? ''),
    score: Number(/^X-Spam-Status: .*?score=(-?[\d.]+)/m.exec(head)?.[1]),
    rules: /^X-Spam-Rules: (.*)$/m.exec(head)?.[1] ?? '',
  }))
}
