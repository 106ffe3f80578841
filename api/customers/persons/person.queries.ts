import type { EntityManager } from '@mikro-orm/sql'
import { searchTextOf, searchWords } from '../../../shared/catalogue/search.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/phone.ts'
import { mailboxOf } from '../../base/mailbox.ts'
import { countAbout } from './registry.ts'
import { findPersons, idsOf, type KnownSender, keyOf } from './senders.ts'

/** So many that whoever finds more has to say more exactly whom he means. */
const MOST = 50

/** Who is meant by an address, a telephone number or words of a name; who wrote last comes first. */
export async function searchPersons(
  em: EntityManager,
  secret: string,
  search: string,
): Promise<Person[]> {
  const isMeant = meaning(search)
  const found = (await findPersons(em)).filter((inquiries) => inquiries.some(isMeant))
  const latest = found.sort((a, b) => lastOf(b).id - lastOf(a).id).slice(0, MOST)
  const persons: Person[] = []
  for (const inquiries of latest) persons.push(await toPerson(em, secret, inquiries))
  return persons
}

function meaning(search: string): (sender: KnownSender) => boolean {
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

const lastOf = (inquiries: KnownSender[]): KnownSender => {
  const last = inquiries.at(-1)
  if (!last) throw new Error('A person has sent an inquiry')
  return last
}

const each = (values: string[]) => [...new Set(values.filter((value) => value !== ''))]

export async function toPerson(
  em: EntityManager,
  secret: string,
  inquiries: KnownSender[],
): Promise<Person> {
  const { name, company } = lastOf(inquiries)
  return {
    key: keyOf(secret, inquiries),
    name,
    company,
    emails: each(inquiries.map(({ email }) => email)),
    phones: each(inquiries.map(({ phone }) => phone)),
    items: await countAbout(em, idsOf(inquiries)),
  }
}
