import type { FeedDescription } from '../../../shared/feeds/description.ts'
import { type OfferedMachine, offeredMachine } from '../../../shared/feeds/offered-machine.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { availableProducts, forVisitors } from '../products/product.queries.ts'

/** An available machine, and why a portal does not get it; no reasons when it does. */
export interface Candidate {
  machine: OfferedMachine
  reasons: string[]
}

/** The stock in portions, as feeds look at it. */
export async function* candidatesOfStock(
  db: Db,
  siteUrl: string,
): AsyncGenerator<(feed: FeedDescription) => Candidate[]> {
  const dealer = await findDealer(db)
  const stockNumbers = await stockNumbersLikeIds(db)
  for await (const products of availableProducts(db)) {
    const machines = products.map((product) => ({
      product,
      machine: offeredMachine(forVisitors(product), dealer, siteUrl),
    }))
    yield (feed) =>
      machines.map(({ product, machine }) => ({
        machine,
        reasons: [
          ...withheld(feed, product),
          ...takenNumber(machine, stockNumbers),
          ...feed.obstacles(machine),
        ],
      }))
  }
}

/** The machines that a portal gets, in portions. */
export async function* machinesFor(db: Db, siteUrl: string, feed: FeedDescription) {
  for await (const candidatesFor of candidatesOfStock(db, siteUrl))
    yield candidatesFor(feed)
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ machine }) => machine)
}

function withheld({ key }: FeedDescription, { withheldFrom = [] }: Product): string[] {
  return withheldFrom.includes(key)
    ? ['Im Formular ist eingestellt, dass die Maschine hier nicht angeboten wird.']
    : []
}

/** Two machines under one number would be one to a portal. */
function takenNumber({ product, number }: OfferedMachine, stockNumbers: Set<string>): string[] {
  if (product.stockNumber !== null || !stockNumbers.has(number)) return []
  return [
    `Die Lagernummer fehlt, und die Nummer ${number} ist schon die Lagernummer einer anderen Maschine. Bitte tragen Sie eine Lagernummer ein.`,
  ]
}

async function stockNumbersLikeIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('product')
    .select('stock_number')
    .where('stock_number', 'is not', null)
    .where('status', 'in', ['active', 'reserved'])
    .execute()
  const numbers = rows.flatMap(({ stock_number }) => stock_number ?? [])
  return new Set(numbers.filter((number) => /^\d+$/.test(number)))
}
