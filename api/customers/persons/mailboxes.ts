import type { EntityManager } from '@mikro-orm/sql'
import type { Person } from '../../../shared/persons/person.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { countAbout } from './registry.ts'
import { type KnownSender, personIdsOf } from './senders.ts'

/** So many are counted. Whoever types a number into a thousand forms does not slow down every search for it. */
const MOST = 50

const UNKNOWN = 'Diese Adresse gehört nicht zu der Person'
const NOTHING_LEFT = 'Es bleibt nichts übrig: Lassen Sie mindestens ein Postfach stehen'

/** Empty for what came without one. */
const addressOfSender = ({ email }: Pick<KnownSender, 'email'>) => email && addressOf(email)

/**
 * The addresses of somebody whom telephone and name alone put together: anybody can type those of another. Empty where
 * there is only one.
 */
export async function mailboxesOf(
  em: EntityManager,
  sent: readonly KnownSender[],
): Promise<Person['mailboxes']> {
  const groups = [...Map.groupBy(sent, addressOfSender).values()]
  if (groups.length < 2) return []
  const mailboxes: Person['mailboxes'] = []
  for (const own of groups.slice(0, MOST))
    mailboxes.push({
      address: own.at(-1)?.email ?? '',
      items: await countAbout(em, personIdsOf(own)),
    })
  return mailboxes.sort((a, b) => a.address.localeCompare(b.address))
}

/**
 * What somebody has sent, apart from the addresses that are left out.
 * @param without addresses, empty for what came without one
 * @throws {ApiError} 400 for an address that the person has not, and if nothing is left
 */
export function apartFrom(
  sent: readonly KnownSender[],
  without: readonly string[] = [],
): { meant: KnownSender[]; spared: KnownSender[] } {
  const left = new Set(without.map((address) => address && addressOf(address)))
  for (const address of left)
    if (!sent.some((one) => addressOfSender(one) === address)) throw invalid({ without: [UNKNOWN] })
  const meant = sent.filter((one) => !left.has(addressOfSender(one)))
  if (meant.length === 0) throw invalid({ without: [NOTHING_LEFT] })
  return { meant, spared: sent.filter((one) => left.has(addressOfSender(one))) }
}
