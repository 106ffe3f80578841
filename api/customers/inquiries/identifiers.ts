import { createHmac } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { dialledNumber } from '../../../shared/writing/phone.ts'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import { secretOf } from '../../base/requests/signed/secrets.ts'
import type { InquiryEntity } from './inquiry.entity.ts'

/** What an inquiry or a search alert says about who has sent it. */
export type Sender = Pick<
  InquiryEntity,
  'id' | 'name' | 'email' | 'mailbox' | 'phoneNumber' | 'createdAt'
> & { isAlert: boolean }

type Identity = Omit<Sender, 'id' | 'mailbox' | 'isAlert'>

/** How the identifier of an address begins. */
export const MAIL = 'mail '

/** One spelling of a text, by which two are compared: `  Erika MUSTER ` is `erika muster`. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ')

/**
 * By what a sender is recognised: the address as it is written, and the telephone together with the name. A mailbox
 * may be shared under several addresses, a telephone alone may be a switchboard. Whoever gave neither is recognised by
 * name and moment, and counts as another person.
 */
export function identifiersOf({ name, email, phoneNumber, createdAt }: Identity): string[] {
  const identifiers = [
    ...(email ? [`${MAIL}${addressOf(email)}`] : []),
    ...(phoneNumber ? [`phone ${phoneNumber} ${plainText(name)}`] : []),
  ]
  return identifiers.length > 0
    ? identifiers
    : [`name ${plainText(name)} ${createdAt.toISOString()}`]
}

/** An identifier in a form that says nothing without the key, in hex. */
export const hashOf = (key: string, identifier: string): string =>
  createHmac('sha256', key).update(identifier).digest('hex')

/** The key of the hashes by which persons are named. */
export const personSecret = (em: EntityManager): Promise<string> => secretOf(em, 'person')

/** Names the person who has sent something. There are as many names of them as identifiers, which all lead there. */
export function personKeyOf(secret: string, sent: Identity): string {
  const [identifier = ''] = identifiersOf(sent)
  return hashOf(secret, identifier)
}

/** By what inquiries of one person are recognised. Empty where nothing was given. */
export const personOf = ({ email, phone }: { email: string; phone: string }) => ({
  mailbox: email && mailboxOf(email),
  phoneNumber: dialledNumber(phone),
})
