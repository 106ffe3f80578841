import { raw } from '@mikro-orm/sql'
import { sql } from 'kysely'

/** A condition: the column contains the text, letter for letter. */
export function contains(column: string, text: string) {
  return sql<boolean>`${sql.ref(column)} like ${patternFor(text)} escape '\\'`
}

function patternFor(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

const hasPattern = (table: string) => `${table}.search_text like ? escape '\\'`

export const searchTextHas = (text: string) => ({
  [raw(hasPattern, [patternFor(text)])]: [],
})

/** As `contains`, of rows that belong to an entity by the column `reference`: any of these texts. */
export const searchTextOfAnyHas = (table: string, reference: string, texts: string[]) => ({
  [raw(
    (alias) =>
      `exists (select 1 from ${table} part where part.${reference} = ${alias}.id and (${texts.map(() => hasPattern('part')).join(' or ')}))`,
    texts.map(patternFor),
  )]: [],
})
