export interface Dialect {
  name: 'sqlite' | 'postgresql'
  id: string
  moment: string
  text(length: number): string
  key: string
  now: string
  stored(at: Date): number | string
  textOf(column: string): string
  jsonOf(text: string): string
  unique(table: string, ...columns: string[]): string
}

const uniqueName = (table: string, columns: string[]) => `${table}_${columns.join('_')}_unique`

export const sqlite: Dialect = {
  name: 'sqlite',
  id: 'integer',
  moment: 'datetime',
  text: () => 'text',
  key: 'integer not null primary key autoincrement',
  now: "unixepoch('now') * 1000",
  stored: (at) => at.getTime(),
  textOf: (column) => column,
  jsonOf: (text) => text,
  unique: (table, ...columns) =>
    `create unique index ${uniqueName(table, columns)} on ${table} (${columns.join(', ')})`,
}

export const postgresql: Dialect = {
  name: 'postgresql',
  id: 'int',
  moment: 'timestamptz',
  text: (length) => `varchar(${length})`,
  key: 'serial primary key',
  now: 'now()',
  stored: (at) => at.toISOString(),
  textOf: (column) => `${column}::text`,
  jsonOf: (text) => `(${text})::json`,
  unique: (table, ...columns) =>
    `alter table ${table} add constraint ${uniqueName(table, columns)} unique (${columns.join(', ')})`,
}

export type Execute = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

export interface Migration {
  name: string
  /** @returns the statements that make the step; what has to read rows uses `execute` */
  up(dialect: Dialect, execute: Execute): string[] | Promise<string[]>
}

/** What a column of JSON holds: PostgreSQL's driver has read it already, SQLite stores it as text. */
export const storedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value
