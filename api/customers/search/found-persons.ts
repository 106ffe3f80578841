import type { EntityManager } from '@mikro-orm/sql'
import { MOST_FOUND } from '../../../shared/persons/everywhere.ts'
import type { PersonName } from '../../../shared/persons/person.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { findsSender } from '../inquiries/inquiry.search.ts'
import { nameOf } from '../persons/person.queries.ts'
import { groupByPerson } from '../persons/same-person.ts'
import { findSent, type KnownSender } from '../persons/senders.ts'

/** In so many inquiries somebody is looked for. Whoever has not written since is found by more exact words. */
const LOOKED_AT = 500
/** How many inquiries say who somebody is. */
const TELLING = 50

/** The customers with a name, company, address or telephone; who wrote last comes first. */
export async function findPersonNames(em: EntityManager, search: string): Promise<PersonName[]> {
  const isMeant = matcherOf(search)
  const found = findsSender(search)
  const mailbox = search.includes('@') ? mailboxOf(search) : ''
  const where = { spam: false, $or: [found, ...(mailbox ? [{ mailbox }] : [])] }
  const seen = (await findSent(em, where, LOOKED_AT)).filter(isMeant)
  const secret = await personSecret(em)
  const persons: PersonName[] = []
  for (const sent of groupByPerson(seen)) {
    if (persons.length === MOST_FOUND) break
    const person = nameOf(secret, await allSentBy(em, sent))
    // What joins two of them may be an inquiry that says something else.
    if (!persons.some(({ key }) => key === person.key)) persons.push(person)
  }
  return persons
}

function matcherOf(search: string): (sender: KnownSender) => boolean {
  const number = isPartOfNumber(search) ? dialledNumber(search) : ''
  const words = searchWords(search)
  const address = search.includes('@') ? addressOf(search) : ''
  return ({ name, company, email, phoneNumber }) => {
    if (address && email && addressOf(email) === address) return true
    if (number && phoneNumber.includes(number)) return true
    const text = searchTextOf([name, company, email])
    return words.every((forms) => forms.some((form) => text.includes(form)))
  }
}

/** What the same person has sent besides, found by its address and telephone. */
async function allSentBy(em: EntityManager, sent: KnownSender[]): Promise<KnownSender[]> {
  const mailboxes = sent.map(({ mailbox }) => mailbox).filter((mailbox) => mailbox !== '')
  const numbers = sent.map(({ phoneNumber }) => phoneNumber).filter((number) => number !== '')
  const where = { $or: [{ mailbox: { $in: mailboxes } }, { phoneNumber: { $in: numbers } }] }
  const found = await findSent(em, where, TELLING)
  const known = new Set(sent.map(({ id }) => id))
  const others = found.filter(({ id }) => !known.has(id))
  const group = groupByPerson([...sent, ...others]).find((group) =>
    group.some(({ id }) => known.has(id)),
  )
  return (group ?? sent).sort((a, b) => a.id - b.id)
}
