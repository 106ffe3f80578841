import { domainToASCII } from 'node:url'

/** There a dot in the name makes no other mailbox, and both domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** An address but for case, which identifies a person: `Post+A@Müller.example` is `post+a@xn--mller-kva.example`. */
export function addressOf(address: string): string {
  const { local, host } = partsOf(address)
  return `${local}@${host}`
}

/** One spelling of a mailbox: `Opfer+x@Firma.example` is `opfer@firma.example`. For limits and duplicates. */
export function mailboxOf(address: string): string {
  const { local, host } = partsOf(address)
  const addition = local.indexOf('+', 1)
  const name = addition < 0 ? local : local.slice(0, addition)
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`
}

function partsOf(address: string): { local: string; host: string } {
  // Without a pattern, which takes seconds over an address that is made for that.
  const plain = address.normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1).replace(/\.$/, '')
  const local = plain.slice(0, Math.max(at, 0)).toLowerCase()
  return { local, host: domainToASCII(domain) || domain.toLowerCase() }
}
