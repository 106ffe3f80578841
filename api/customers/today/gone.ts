import type { EntityManager } from '@mikro-orm/sql'
import { canBeHad } from '../../../shared/catalogue/terms.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'

/**
 * The inquiries whose machines are all sold, hidden or deleted, and since when at the latest: the last change of one of
 * these machines.
 */
export async function findGone(
  em: EntityManager,
  inquiries: Inquiry[],
): Promise<Map<number, Date>> {
  const asked = new Set(inquiries.flatMap(({ products }) => products.flatMap(({ id }) => id ?? [])))
  const known = new Map<number, { isThere: boolean; at: Date }>()
  for (const some of portionsOf([...asked]))
    for (const { id, status, updatedAt } of await em.find(
      ProductEntity,
      { id: { $in: some } },
      { fields: ['status', 'updatedAt'], disableIdentityMap: true },
    ))
      known.set(id, { isThere: canBeHad(status), at: updatedAt })
  return new Map(
    inquiries.flatMap(({ id, products }): [number, Date][] => {
      const machines = products.map((machine) => known.get(machine.id ?? 0))
      if (machines.length === 0 || machines.some((machine) => machine?.isThere)) return []
      return [[id, new Date(Math.max(...machines.map((machine) => machine?.at.getTime() ?? 0)))]]
    }),
  )
}
