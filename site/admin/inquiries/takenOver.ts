import type { PersonName } from '../../../shared/persons/person.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { dialledNumber } from '../../../shared/writing/phone.ts'

/** What a form asks of somebody. */
export interface SenderFields {
  name: string
  company: string
  email: string
  phone: string
}

/** An address without case and `+tag`. */
const plainAddress = (address: string) => address.trim().toLowerCase().replace(/\+.*@/, '@')

/** Fewer digits are no number yet. */
const SHORTEST = 5

/** What to search somebody by: a number or address that may be whole by now; empty without one. */
export function searchFor({ phone, email }: Pick<SenderFields, 'phone' | 'email'>): string {
  if (phone.replace(/\D/g, '').length >= SHORTEST) return phone.trim()
  return /.@.+\../.test(email) ? email.trim() : ''
}

/** Who of those that a search has found has this very number or address. Both together name fewer. */
export function recognised(
  found: readonly PersonName[],
  { phone, email }: Pick<SenderFields, 'phone' | 'email'>,
): PersonName[] {
  const number = dialledNumber(phone)
  const hasNumber = ({ phones }: PersonName) =>
    phones.some((known) => dialledNumber(known) === number)
  const hasAddress = ({ emails }: PersonName) =>
    emails.some((known) => plainAddress(known) === plainAddress(email))
  const byNumber = number === '' ? [] : found.filter(hasNumber)
  const byAddress = email === '' ? [] : found.filter(hasAddress)
  if (byNumber.length === 0) return byAddress
  return byNumber.some(hasAddress) ? byNumber.filter(hasAddress) : byNumber
}

/**
 * What a recognised customer fills in, and what goes again of somebody else. Nothing of it overwrites what was typed.
 * @param filled what was taken over before
 */
export function takenOver(
  typed: SenderFields,
  filled: Partial<SenderFields>,
  known: PersonName | undefined,
): Partial<SenderFields> {
  const {
    name = '',
    company = '',
    emails: [email = ''] = [],
    phones: [phone = ''] = [],
  } = known ?? {}
  const said: SenderFields = { name, company, email, phone }
  const free = keysOf(said).filter((field) => typed[field] === '' || typed[field] === filled[field])
  return Object.fromEntries(
    free.flatMap((field) => (typed[field] === said[field] ? [] : [[field, said[field]]])),
  )
}
