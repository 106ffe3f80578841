import { isOutage } from '../../failures.ts'

/**
 * Works on some things in one go and, if that fails, on each alone, so that a bad one holds up no other.
 * @param work changes all that it is given, or nothing
 * @throws during an outage, in which no other one would succeed either
 * @example
 * await togetherOrAlone(ids, publish, (id, error) => logFailure(`Maschine ${id}:`, error))
 */
export async function togetherOrAlone<Item>(
  items: Item[],
  work: (some: Item[]) => Promise<void>,
  failed: (item: Item, error: unknown) => void | Promise<void>,
): Promise<void> {
  try {
    return await work(items)
  } catch (error) {
    if (isOutage(error)) throw error
    const [only] = items
    if (only !== undefined && items.length === 1) return failed(only, error)
  }
  for (const item of items) await togetherOrAlone([item], work, failed)
}
