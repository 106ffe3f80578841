import type { EntityManager } from '@mikro-orm/sql'

/** Gives machines of a backup from before their keys, as the migration `2026-12-05-1445-keys-of-stock-numbers` does. */
export async function keyStockNumbers(em: EntityManager): Promise<void> {
  await em.execute(
    'update product set stock_key = lower(stock_number) where stock_key is null and id in (select min(id) from product where stock_number is not null group by lower(stock_number)) and not exists (select 1 from product other where other.stock_key = lower(product.stock_number))',
  )
}
