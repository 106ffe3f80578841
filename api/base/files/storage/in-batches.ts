/** Many more than the threads of Node work at once, and few enough to need little memory. */
const AT_ONCE = 64

/** One after the other would take as many turns of the event loop as there are files. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  return results
}
