import { domainToASCII } from 'node:url'

/** There a dot in the name makes no other mailbox, and both domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** One name for a mailbox, however its address is written: `Opfer+x@Firma.example` is `opfer@firma.example`. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^\s*(.+)@(.+?)\.?\s*$/.exec(address.normalize('NFKC')) ?? []
  const name = local.toLowerCase().replace(/(?<=.)\+.*$/, '')
  const host = domainToASCII(domain) || domain.toLowerCase()
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`
}
