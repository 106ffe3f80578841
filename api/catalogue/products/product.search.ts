import { type Expression, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../../shared/catalogue/search.ts'
import { contains } from '../../base/db/contains.ts'
import type { Database } from '../../base/db/database.ts'

/** Finds products whose search text contains every word in at least one of its spellings. */
export interface ProductSearch {
  /** Uses the search index. */
  finds(search: string): Expression<SqlBool>
  /** Tries each row, which finds the first page sooner if many rows match. */
  triesEach(search: string): Expression<SqlBool>
}

/** SQLite's index holds pieces of three letters, so it cannot find shorter words. */
const TRIGRAM = 3

export function productSearch(dialect: Database['dialect']): ProductSearch {
  return dialect === 'sqlite' ? sqliteSearch : postgresqlSearch
}

/** PostgreSQL's planner chooses between the index and the rows by itself. */
const postgresqlSearch: ProductSearch = {
  finds: (search) => each(searchWords(search), (form) => contains('product.search_text', form)),
  triesEach: (search) => postgresqlSearch.finds(search),
}

const isIn = (form: string) => sql<SqlBool>`instr(product.search_text, ${form}) > 0`

const sqliteSearch: ProductSearch = {
  /** One query of the index for all longer words; shorter words are tried on its hits. */
  finds(search) {
    const words = searchWords(search)
    const indexed = words.filter((forms) => forms.every((form) => form.length >= TRIGRAM))
    const rest = words.filter((forms) => !indexed.includes(forms))
    if (indexed.length === 0) return each(rest, isIn)
    const match = indexed.map((forms) => `(${forms.map(quotePhrase).join(' OR ')})`).join(' AND ')
    return sql<SqlBool>`product.id in (select rowid from product_search where product_search match ${match})
      and ${each(rest, isIn)}`
  },
  triesEach: (search) => each(searchWords(search), isIn),
}

function each(words: string[][], condition: (form: string) => Expression<SqlBool>) {
  const everyWord = words.map((forms) => sql`(${sql.join(forms.map(condition), sql` or `)})`)
  return everyWord.length > 0
    ? sql<SqlBool>`${sql.join(everyWord, sql` and `)}`
    : sql<SqlBool>`1 = 1`
}

function quotePhrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
