import { expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { explainMailbox } from './mailbox-error.ts'

const place = readConfig({
  IMAP_URL: 'imaps://info%40firma.example:geheim@imap.firma.example',
}).mailbox

it.each([
  { authenticationFailed: true },
  { mailboxMissing: true },
  { message: 'self-signed certificate' },
  { tlsFailed: true },
  { code: 'ENOTFOUND' },
  { code: 'ECONNREFUSED' },
])(
  'says what is wrong in a dealer’s words, and settings of the machine to its operator: %j',
  (failed) => {
    if (!place) throw new Error('The mailbox has a place')
    const { message } = explainMailbox(Object.assign(new Error('x'), failed), place)
    const [toDealer = '', toOperator] = message.split('Für den Betreiber der Website:')
    expect(toDealer).not.toMatch(/[A-Z]+_[A-Z]+|imaps:/)
    expect(toOperator).toContain('IMAP_URL')
  },
)
