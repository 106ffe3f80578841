import type { EntityManager } from '@mikro-orm/sql'
import { searchTextOf, searchWords } from '../../../shared/catalogue/search.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/phone.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { countAbout } from './registry.ts'
import { findPersons, type KnownSender, keyOf, personIdsOf } from './senders.ts'

/** How many persons a search finds. Whoever looks for another one must be more exact. */
const MOST = 50

/** The persons with an address, a telephone number or words of a name. Whoever wrote last comes first. */
export async function searchPersons(
  em: EntityManager,
  secret: string,
  search: string,
): Promise<Person[]> {
  const isMeant = matcherOf(search)
  const found = (await findPersons(em)).filter((sent) => sent.some(isMeant))
  const latest = found.sort((a, b) => latestOf(b) - latestOf(a)).slice(0, MOST)
  const persons: Person[] = []
  for (const sent of latest) persons.push(await toPerson(em, secret, sent))
  return persons
}

function matcherOf(search: string): (sender: KnownSender) => boolean {
  if (search.includes('@')) {
    const mailbox = mailboxOf(search)
    return (sender) => sender.mailbox === mailbox
  }
  if (isPartOfNumber(search)) {
    const number = dialledNumber(search)
    return ({ phoneNumber }) => number !== '' && phoneNumber.endsWith(number)
  }
  const words = searchWords(search)
  return ({ name, company }) => {
    const text = searchTextOf([name, company])
    return words.every((forms) => forms.some((form) => text.includes(form)))
  }
}

const latestOf = (sent: KnownSender[]) =>
  Math.max(...sent.map(({ createdAt }) => createdAt.getTime()))

/** The latest inquiry, which knows the name; an alert of whoever has sent nothing else. */
const lastOf = (sent: KnownSender[]): KnownSender => {
  const last = sent.findLast(({ isAlert }) => !isAlert) ?? sent.at(-1)
  if (!last) throw new Error('A person has sent something')
  return last
}

const distinct = (values: string[]) => [...new Set(values.filter((value) => value !== ''))]

export async function toPerson(
  em: EntityManager,
  secret: string,
  sent: KnownSender[],
): Promise<Person> {
  const { name, company } = lastOf(sent)
  return {
    key: keyOf(secret, sent),
    name,
    company,
    emails: distinct(sent.map(({ email }) => email)),
    phones: distinct(sent.map(({ phone }) => phone)),
    items: await countAbout(em, personIdsOf(sent)),
  }
}
