import { domainToASCII } from 'node:url'

/** One name for a mailbox, however its address is written: `Opfer+x@Firma.example` is `opfer@firma.example`. */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^\s*(.+)@(.+?)\.?\s*$/.exec(address.normalize('NFKC')) ?? []
  const name = local.toLowerCase().replace(/(?<=.)\+.*$/, '')
  return `${name}@${domainToASCII(domain) || domain.toLowerCase()}`
}
