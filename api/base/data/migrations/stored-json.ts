/** What a column of JSON holds: PostgreSQL's driver has read it already, SQLite stores it as text. */
export const storedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value
