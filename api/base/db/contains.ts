import { sql } from 'kysely'

/** A condition: the column contains the text, letter for letter. */
export function contains(column: string, text: string) {
  return sql<boolean>`${sql.ref(column)} like ${patternFor(text)} escape '\\'`
}

/** What `like … escape '\'` compares with, so that a text is found letter for letter. */
export function patternFor(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
