import type { EntityManager } from '@mikro-orm/sql'
import type { InquiryProduct } from '../../../shared/inquiries/inquiry.ts'
import { type Standing, stateOf } from '../../../shared/inquiries/machine-state.ts'
import type { TodayMachine } from '../../../shared/inquiries/today.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { readPortions } from '../../base/data/db/rows.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { InquiryProductEntity } from '../inquiries/inquiry.entity.ts'
import { inquiriesOfSamePerson } from '../persons/same-person.ts'

export type NamedMachine = Pick<InquiryProduct, 'id' | 'title' | 'quantity'>

/** What each of these inquiries asks for, in its order. */
export async function namedMachines(
  em: EntityManager,
  inquiries: InquiryEntity[],
): Promise<Map<number, NamedMachine[]>> {
  const further = await em.find(
    InquiryProductEntity,
    { inquiry: { $in: inquiries.map(({ id }) => id) } },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  )
  const furtherOf = Map.groupBy(further, ({ inquiry }) => inquiry.id)
  const toNamed = ({ product, title, quantity }: Named) => ({
    id: product?.id ?? null,
    title,
    quantity,
  })
  return new Map(
    inquiries.map(({ id, product, productTitle: title, productQuantity: quantity }) => [
      id,
      [
        ...(title ? [toNamed({ product, title, quantity })] : []),
        ...(furtherOf.get(id) ?? []).map(toNamed),
      ],
    ]),
  )
}

type Named = Pick<InquiryProductEntity, 'product' | 'title' | 'quantity'>

/** Says of the machines that each inquiry's line names whether they can still be had. */
export async function withStates(
  em: EntityManager,
  named: Map<number, NamedMachine[]>,
): Promise<Map<number, TodayMachine[]>> {
  const ids = new Set([...named.values()].flatMap((some) => some.flatMap(({ id }) => id ?? [])))
  const standing = em
    .getKysely<Tables>()
    .selectFrom('product')
    .select(['id', 'status', 'reserved_for'])
  const rows = await readPortions([...ids], (some) => standing.where('id', 'in', some).execute())
  const products = new Map<number, Standing>(
    rows.map(({ id, status, reserved_for }) => [id, { status, reservedFor: reserved_for }]),
  )
  const persons = await inquiriesOfSamePerson(em, [...named.keys()])
  return new Map(
    [...named].map(([inquiry, machines]) => [
      inquiry,
      machines.map(({ id, title, quantity }) => ({
        id,
        title,
        quantity,
        state: stateOf(products.get(id ?? 0), (other) => persons.get(inquiry)?.has(other) ?? false),
      })),
    ]),
  )
}
