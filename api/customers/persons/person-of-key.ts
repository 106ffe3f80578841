import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { hashOf, identifiersOf, personSecret, type Sender } from '../inquiries/identifiers.ts'
import { selectIdentities, toIdentity } from './same-person.ts'
import { type KnownSender, personIdsOf, requirePerson, sentByPerson } from './senders.ts'

/**
 * What a person has sent, as `requirePerson`. Of all others no more is read than by what they are recognised, because
 * the page of a customer is opened all day.
 * @throws {ApiError} 404 for an unknown key
 */
export const requireCustomer = (em: EntityManager, key: string): Promise<KnownSender[]> =>
  requirePerson(em, key, async (em) => {
    const secret = await personSecret(em)
    const senders = await readIdentities(em)
    const byIdentifier = Map.groupBy(
      senders.flatMap((sender) => sender.identifiers.map((identifier) => ({ identifier, sender }))),
      ({ identifier }) => identifier,
    )
    const named = byIdentifier.keys().find((identifier) => hashOf(secret, identifier) === key)
    if (named === undefined) return []
    const person = new Set<Identified>()
    const seen = new Set<string>()
    for (const next = [named]; next.length > 0; ) {
      const identifier = next.pop() ?? ''
      if (seen.has(identifier)) continue
      seen.add(identifier)
      for (const { sender } of byIdentifier.get(identifier) ?? []) {
        person.add(sender)
        next.push(...sender.identifiers)
      }
    }
    return [await sentByPerson(em, personIdsOf([...person]))]
  })

type Identified = Sender & { identifiers: string[] }

/** By what whoever has sent anything is recognised. */
async function readIdentities(em: EntityManager): Promise<Identified[]> {
  const inquiries = await selectIdentities(em).execute()
  const alerts = await em
    .getKysely<Tables>()
    .selectFrom('search_alert')
    .select(['id', 'email', 'mailbox', 'created_at'])
    .execute()
  return [
    ...inquiries.map((row) => toIdentity(row)),
    ...alerts.map((row) => toIdentity({ ...row, name: '', phone_number: '' }, true)),
  ].map((sender) => ({ ...sender, identifiers: identifiersOf(sender) }))
}
