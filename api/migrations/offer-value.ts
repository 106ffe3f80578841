import { z } from 'zod'
import { type Migration, storedJson } from '../base/data/db/migration.ts'

const line = z.object({
  kind: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  optional: z.boolean(),
})
const offer = z.object({ lines: z.array(line) })

/** What an offer is worth before VAT, so that many can be summed up. */
export const offerValue: Migration = {
  name: '2026-11-28-offer-value',
  async up(_, execute) {
    await execute('alter table offer add column value double precision not null default 0')
    for (const { id, content } of await execute('select id, content from offer')) {
      const { lines } = offer.parse(storedJson(content))
      await execute('update offer set value = ? where id = ?', [worthOf(lines), id])
    }
    return []
  },
}

const worthOf = (lines: z.infer<typeof line>[]): number => {
  const cents = lines
    .filter(({ kind, optional }) => !optional && kind !== 'tradeIn')
    .map(
      ({ kind, quantity, unitPrice }) =>
        Math.round(unitPrice * 100) * quantity * (kind === 'discount' ? -1 : 1),
    )
  return cents.reduce((sum, amount) => sum + amount, 0) / 100
}
