export type Parameter = string | number | null

/** What the two databases write differently in the statements of this project. */
export interface Dialect {
  /** A condition with one `?`: the column contains the parameter, letter for letter. */
  contains: (column: string) => string
  /** A condition over `p.search_text`: every word is found in at least one of its forms. */
  finds: (words: string[][]) => Condition
  /** The same, to be tried on each row: where many rows match, the first page is found sooner. */
  triesEach: (words: string[][]) => Condition
  /** Asks the index alone how many products it finds, where it can: looking at each costs ten times as much. */
  countFound: (words: string[][], seesInactive: boolean) => Condition | null
}

export interface Condition {
  sql: string
  parameters: Parameter[]
}

/**
 * Statements in plain SQL with `?` for each parameter. They see committed changes only and build
 * no entities: visitors' reads are hot, and hydrating an entity costs ten times the query.
 */
export interface Reads {
  dialect: Dialect
  all<Row>(sql: string, parameters?: Parameter[]): Row[] | Promise<Row[]>
  /** As `all`; what was asked before is known until anything changes. For counts over many rows. */
  remembered<Row>(sql: string, parameters?: Parameter[]): Row[] | Promise<Row[]>
  /**
   * A number that is another one after any commit, by whichever process; NaN, which equals nothing,
   * while the database is away and nobody can tell. SQLite knows it within microseconds; PostgreSQL is
   * asked for it in the background.
   */
  version(): number
  close(): void
}

/** @param condition with one `?`, for one form of a word */
export function everyWord(
  words: string[][],
  condition: string,
  parameterFor: (form: string) => string,
): Condition {
  return {
    sql: words.map((forms) => `(${forms.map(() => condition).join(' or ')})`).join(' and '),
    parameters: words.flat().map(parameterFor),
  }
}
