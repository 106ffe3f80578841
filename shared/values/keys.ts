/** The keys of a record that has no others than its type says, in their order. */
export const keysOf = <Key extends string>(record: { readonly [Name in Key]?: unknown }): Key[] =>
  Object.keys(record) as Key[]
