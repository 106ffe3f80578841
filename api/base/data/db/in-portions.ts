/** Fewer than the parameters that one statement of SQLite or PostgreSQL may have. */
export const PORTION = 500

/** The rows of a table in portions, in the order of a key that grows. `read` gives the next ones behind a key. */
export async function* inPortions<Row>(
  read: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await read(last)
    yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < PORTION) return
    last = keyOf(end)
  }
}

export function* portionsOf<Item>(items: Iterable<Item>, size = PORTION): Generator<Item[]> {
  let portion: Item[] = []
  for (const item of items) {
    if (portion.push(item) < size) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

/** All rows that `read` finds of any number of items, one portion of them after the other. */
export async function readPortions<Item, Row>(
  items: readonly Item[],
  read: (some: Item[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[][] = []
  for (const some of portionsOf(items)) rows.push(await read(some))
  return rows.flat()
}
