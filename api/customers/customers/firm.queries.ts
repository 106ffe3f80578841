import type { EntityManager } from '@mikro-orm/sql'
import type { Firm } from '../../../shared/persons/customer.ts'
import { firmKeysOf, firmName } from '../../../shared/persons/firm.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { personIdsOf } from '../persons/senders.ts'
import { toDealings } from './customer.queries.ts'
import { findCustomers, type KnownCustomer, toListed } from './customer-list.ts'

const UNKNOWN = 'Diese Firma ist nicht bekannt'

/**
 * Everybody of a firm, and what they all asked, were offered and have bought: who writes from its domain or names it, and
 * who says the same name from another address.
 * @param key its mail domain or its name
 * @throws {ApiError} 404
 */
export async function findFirm(em: EntityManager, key: string): Promise<Firm> {
  const known = await findCustomers(em)
  const isDomain = key.includes('.')
  const named = key.toLowerCase()
  const first = known.filter(({ sent }) => sent.some((one) => firmKeysOf(one).includes(named)))
  const names = new Set(first.flatMap(namesOf))
  const persons = isDomain
    ? known.filter((one) => first.includes(one) || namesOf(one).some((name) => names.has(name)))
    : first
  if (persons.length === 0) throw notFound(UNKNOWN)
  const inquiries = persons.flatMap(({ sent }) => personIdsOf(sent).inquiries)
  const listed = await toListed(em, persons)
  const name = listed.find(({ company }) => company)?.company
  return {
    key: named,
    name: name ?? named,
    domain: isDomain ? named : null,
    persons: listed,
    ...(await toDealings(em, inquiries)),
  }
}

const namesOf = ({ sent }: KnownCustomer) =>
  sent.map(({ company }) => firmName(company)).filter((name) => name !== '')
