/** The keys of a record that has no others than its type says, in their order. */
export const keysOf = <Key extends string>(record: { readonly [Name in Key]?: unknown }): Key[] =>
  Object.keys(record) as Key[]

/**
 * The same part of each entry of a table, by the names of the entries.
 * @example partOf({ brand: { label: 'Marke' } }, 'label') // { brand: 'Marke' }
 */
export function partOf<
  Part extends string,
  Table extends Record<string, { [Name in Part]: unknown }>,
>(table: Table, part: Part): { [Name in keyof Table]: Table[Name][Part] }
export function partOf(table: Record<string, Record<string, unknown>>, part: string) {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, entry[part]]))
}
