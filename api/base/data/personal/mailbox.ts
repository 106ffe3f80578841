import { domainToASCII } from 'node:url'

/** There a dot in the name makes no other mailbox, and both domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** One name for a mailbox, however its address is written: `Opfer+x@Firma.example` is `opfer@firma.example`. */
export function mailboxOf(address: string): string {
  // Without a pattern, which takes seconds over an address that is made for that.
  const plain = address.normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1).replace(/\.$/, '')
  const local = plain.slice(0, Math.max(at, 0)).toLowerCase()
  const addition = local.indexOf('+', 1)
  const name = addition < 0 ? local : local.slice(0, addition)
  const host = domainToASCII(domain) || domain.toLowerCase()
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`
}
