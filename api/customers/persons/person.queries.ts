import type { EntityManager } from '@mikro-orm/sql'
import type { Person, PersonName } from '../../../shared/persons/person.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { personSecret } from '../inquiries/identifiers.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { mailboxesOf } from './mailboxes.ts'
import { countAbout } from './registry.ts'
import { findPersons, type KnownSender, keyOf, personIdsOf } from './senders.ts'

/** How many persons a search finds. Whoever looks for another one must be more exact. */
export const MOST = 50

/** The persons with an address, a telephone number or words of a name. Whoever wrote last comes first. */
export async function searchPersons(em: EntityManager, search: string): Promise<Person[]> {
  const isMeant = await matcherOf(em, search)
  const found = (await findPersons(em)).filter((sent) => sent.some(isMeant))
  const latest = found.sort((a, b) => latestOf(b) - latestOf(a)).slice(0, MOST)
  const persons: Person[] = []
  for (const sent of latest) persons.push(await toPerson(em, sent))
  return persons
}

/**
 * Whether a sender is meant by what somebody looks for.
 * @param more who wrote into conversations that are not among those that are worked on
 */
export async function matcherOf(
  em: EntityManager,
  search: string,
  more: readonly Written[] = [],
): Promise<(sender: KnownSender) => boolean> {
  if (search.includes('@')) {
    const address = addressOf(search)
    const theirs = [...(await findWritten(em)), ...more].filter(
      ({ sender }) => sender && addressOf(sender) === address,
    )
    const written = new Set(theirs.map(({ inquiry }) => inquiry))
    return ({ isAlert, id, email }) =>
      (email !== '' && addressOf(email) === address) || (!isAlert && written.has(id))
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

/** Into the conversation of which inquiry somebody wrote from an address, which may be that of a colleague. */
export interface Written {
  sender: string | null
  inquiry: number
}

async function findWritten(em: EntityManager): Promise<Written[]> {
  const messages = await em.find(
    MessageEntity,
    { sender: { $ne: null } },
    { fields: ['sender', 'inquiry'], disableIdentityMap: true },
  )
  return messages.map(({ sender, inquiry }) => ({ sender: sender ?? null, inquiry: inquiry.id }))
}

const latestOf = (sent: KnownSender[]) =>
  Math.max(...sent.map(({ createdAt }) => createdAt.getTime()))

/** The latest inquiry, which knows the name; an alert of whoever has sent nothing else. */
const lastOf = (sent: KnownSender[]): KnownSender => {
  const last = sent.findLast(({ isAlert }) => !isAlert) ?? sent.at(-1)
  if (!last) throw new Error('A person has sent something')
  return last
}

/** The first spelling of each. @param sameAs what two spellings have in common */
function distinct(values: string[], sameAs = (value: string) => value): string[] {
  const firsts = new Map<string, string>()
  for (const value of values)
    if (value !== '' && !firsts.has(sameAs(value))) firsts.set(sameAs(value), value)
  return [...firsts.values()]
}

export const toPerson = async (em: EntityManager, sent: KnownSender[]): Promise<Person> => ({
  ...nameOf(await personSecret(em), sent),
  items: await countAbout(em, personIdsOf(sent)),
  mailboxes: await mailboxesOf(em, sent),
})

/** Who a person is, and how to reach them: what they said last comes first. */
export function nameOf(secret: string, sent: KnownSender[]): PersonName {
  const { name, company } = lastOf(sent)
  const latest = [...sent].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return {
    key: keyOf(secret, sent),
    name,
    company,
    emails: distinct(latest.map(({ email }) => email)),
    phones: distinct(
      latest.map(({ phone }) => phone),
      dialledNumber,
    ),
  }
}
