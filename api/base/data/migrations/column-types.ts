/** How a database names the types of its columns. */
export interface ColumnTypes {
  id: string
  moment: string
  text(length: number): string
  /** A primary key that the database numbers. */
  key: string
}

export const sqliteTypes: ColumnTypes = {
  id: 'integer',
  moment: 'datetime',
  text: () => 'text',
  key: 'integer not null primary key autoincrement',
}

export const postgresqlTypes: ColumnTypes = {
  id: 'int',
  moment: 'timestamptz',
  text: (length) => `varchar(${length})`,
  key: 'serial primary key',
}
