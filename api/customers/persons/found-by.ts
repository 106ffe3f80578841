import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { FoundBy, Person } from '../../../shared/persons/person.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import type { KnownSender } from './senders.ts'

/** By what a sender is meant; null for one who is not. */
export type Matcher = (sender: KnownSender) => FoundBy | null

/** Who has part in the conversation of an inquiry besides its sender: by writing, or by getting a message. */
export interface Parties {
  addresses: string[]
  inquiry: number
}

/**
 * Tells by what a sender is meant by what somebody looks for.
 * @param more who has part in conversations that are not among those that are worked on
 */
export async function matcherOf(
  em: EntityManager,
  search: string,
  more: readonly Parties[] = [],
): Promise<Matcher> {
  if (search.includes('@')) {
    const address = addressOf(search)
    const isAddress = (other: string) => other !== '' && addressOf(other) === address
    const theirs = [...(await findParties(em)), ...more].filter(({ addresses }) =>
      addresses.some(isAddress),
    )
    const named = new Set(theirs.map(({ inquiry }) => inquiry))
    return ({ isAlert, id, email }) =>
      isAddress(email) ? 'address' : !isAlert && named.has(id) ? 'message' : null
  }
  if (isPartOfNumber(search)) {
    const number = dialledNumber(search)
    return ({ phoneNumber }) => (number !== '' && phoneNumber.endsWith(number) ? 'phone' : null)
  }
  const words = searchWords(search)
  return ({ name, company }) => {
    const text = searchTextOf([name, company])
    return words.every((forms) => forms.some((form) => text.includes(form))) ? 'name' : null
  }
}

async function findParties(em: EntityManager): Promise<Parties[]> {
  const messages = await em.find(
    MessageEntity,
    {
      $or: [
        { sender: { $ne: null } },
        { recipients: { $ne: '' } },
        { cc: { $ne: '' } },
        { passedOnBy: { $ne: null } },
      ],
    },
    {
      fields: ['sender', 'recipients', 'cc', 'passedOnBy', 'inquiry', 'broughtBy'],
      disableIdentityMap: true,
    },
  )
  return messages.map(({ sender, recipients, cc, passedOnBy, inquiry, broughtBy }) => ({
    addresses: [sender ?? '', ...recipients.split('\n'), ...cc.split('\n'), passedOnBy ?? ''],
    inquiry: (broughtBy ?? inquiry).id,
  }))
}

/** By what somebody was found, and in which inquiries of theirs the address of another stands. */
export function findingOf(sent: KnownSender[], by: Matcher): Pick<Person, 'foundBy' | 'namedIn'> {
  const namedIn = sent
    .filter((sender) => by(sender) === 'message')
    .map(({ id, createdAt }) => ({ id, receipt: receiptNumber(id, createdAt) }))
  return { foundBy: [...new Set(sent.flatMap((sender) => by(sender) ?? []))].sort(), namedIn }
}
