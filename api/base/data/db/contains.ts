import { raw } from '@mikro-orm/sql'
import { sql } from 'kysely'

/** A condition: the column contains the text, letter for letter. */
export function contains(column: string, text: string) {
  return sql<boolean>`${sql.ref(column)} like ${patternFor(text)} escape '\\'`
}

function patternFor(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** As `contains`, for entities that have a text in which they are found. */
export const searchTextHas = (text: string) => ({
  [raw((alias) => `${alias}.search_text like ? escape '\\'`, [patternFor(text)])]: [],
})
