import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import type { WrittenMail } from './written-mail.ts'

/** What the own mail server says of a sender: it is proven, it is not, it is wrong; or the server says nothing. */
export type SenderProof = 'proven' | 'unproven' | 'failed' | 'unknown'

/** What servers call themselves whose name is not that of their IMAP server. */
const SERVERS: Record<string, string> = {
  'imap.gmail.com': 'mx.google.com',
  'imap.ionos.de': 'kundenserver.de',
  'imap.strato.de': 'strato.com',
}
/** Domains under which everybody may have one. */
const SHARED = /^(?:co|com|org|net|gov|ac|edu|or|ne|gv)\.[a-z]{2}$/

/**
 * What is known of the sender, who may pass on what somebody else has written, by the line of the own mail server. Results about another domain than the sender's prove
 * nothing of the sender; where the server names no domain, its word has to do.
 */
export function senderProof(
  { authentication, from, passedOnBy }: Pick<WrittenMail, 'authentication' | 'from' | 'passedOnBy'>,
  place: Pick<MailboxPlace, 'host' | 'user' | 'authservId'>,
): SenderProof {
  if (!authentication || !isOwnServer(authentication.server, place)) return 'unknown'
  const domain = (passedOnBy ?? from)?.address.split('@').at(-1) ?? ''
  const { results } = authentication
  const resultsOf = (method: 'dkim' | 'spf' | 'dmarc') =>
    results.filter((one) => one.method === method).map(({ result }) => result)
  const passed = results.filter(({ result }) => result === 'pass')
  if (resultsOf('dmarc').includes('fail')) return 'failed'
  if (passed.some((one) => one.domain === null || isSameHouse(one.domain, domain))) return 'proven'
  const isForbidden = resultsOf('spf').some((result) => /^(?:soft)?fail$/.test(result))
  return isForbidden && resultsOf('dmarc').length === 0 ? 'failed' : 'unproven'
}

function isOwnServer(
  server: string,
  { host, user, authservId }: Pick<MailboxPlace, 'host' | 'user' | 'authservId'>,
): boolean {
  if (authservId !== null) return server === authservId
  const known = SERVERS[host]
  if (known !== undefined) return server === known
  const [, domain = ''] = user.split('@')
  return server !== '' && [host, domain].some((name) => name && isSameHouse(server, name))
}

/** Whether two domains belong to one owner, such as `mx.firma.de` and `imap.firma.de`. */
export const isSameHouse = (one: string, other: string): boolean =>
  one === other || (house(one) === house(other) && /[a-z]$/.test(one))

function house(name: string): string {
  const labels = name.split('.')
  const two = labels.slice(-2).join('.')
  return SHARED.test(two) ? labels.slice(-3).join('.') : two
}
