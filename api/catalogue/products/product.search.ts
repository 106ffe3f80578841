import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { definitionOf } from '../../../shared/figures/registry.ts'
import { type Meaning, type Term, withoutProse, wordMarks } from '../../../shared/search/terms.ts'
import { contains } from '../../base/db/contains.ts'
import type { Database, Tables } from '../../base/db/database.ts'
import { hasFigure } from './figure.filters.ts'

type Condition = Expression<SqlBool>
type Word = Extract<Meaning, { kind: 'word' }>
type Quantity = Extract<Meaning, { kind: 'quantity' }>

const is = expressionBuilder<Tables, 'product' | 'product_figure'>()
const never = sql<SqlBool>`1 = 0`

/** All hits, those that say each term in a figure or name, or the others. */
export type SearchPart = 'all' | 'best' | 'prose'

/** The condition of a search: every term in one of its meanings. */
export interface ProductSearch {
  /** Uses the index of words. */
  finds(terms: Term[], part?: SearchPart): Condition
  /** Tries each row, which finds the first page sooner if many rows match. */
  triesEach(terms: Term[], part?: SearchPart): Condition
}

export function productSearch(dialect: Database['dialect']): ProductSearch {
  const [byIndex, byRow] = dialect === 'sqlite' ? [isIndexed, isIn] : [isLike, isLike]
  return {
    finds: (terms, part) => conditionOf(terms, part, byIndex, byRow),
    triesEach: (terms, part) => conditionOf(terms, part, byRow, byRow),
  }
}

type HasWord = (beginnings: string[]) => Condition

function conditionOf(
  terms: Term[],
  part: SearchPart = 'all',
  hasWord: HasWord,
  hasWordInRow: HasWord,
): Condition {
  const every = (some: Term[], has: HasWord) => is.and(some.map((term) => anyOf(term, has)))
  if (part === 'all') return every(terms, hasWord)
  if (part === 'best') return every(withoutProse(terms), hasWord)
  return is.and([every(terms, hasWord), is.not(every(withoutProse(terms), hasWordInRow))])
}

function anyOf({ anyOf }: Term, hasWord: HasWord): Condition {
  return is.or(anyOf.map((meaning) => has(meaning, hasWord)))
}

function has(meaning: Meaning, hasWord: HasWord): Condition {
  switch (meaning.kind) {
    case 'quantity':
      return hasQuantity(meaning)
    case 'choice':
      return hasFigure(meaning.key, is('product_figure.choice', 'in', meaning.values))
    case 'condition':
      return is('product.condition', 'in', meaning.values)
    case 'category':
      return is(
        'product.category_id',
        'in',
        is.selectFrom('category').select('category.id').where('category.slug', 'in', meaning.slugs),
      )
    case 'rent':
      return is('product.rent', 'is not', null)
    case 'word':
      return meaning.forms.length === 0 ? never : hasWord(beginningsOf(meaning))
  }
}

function hasQuantity({ key, is: comparison, value }: Quantity): Condition {
  if (key === 'price') return is('product.visible_price', comparison, value)
  if (key === 'year') return is('product.year', comparison, value)
  const { filter } = definitionOf(key)
  return filter === 'choice'
    ? hasFigure(
        key,
        sql<SqlBool>`cast(product_figure.choice as real) ${sql.raw(comparison)} ${value}`,
      )
    : hasFigure(key, is('product_figure.number', comparison, value))
}

/** A word in each of its spellings, behind the mark of each of its places. */
const beginningsOf = ({ forms, places }: Word) =>
  places.flatMap((place) => forms.map((form) => wordMarks[place] + form))

/** PostgreSQL's planner chooses between the index and the rows by itself. */
const isLike = (beginnings: string[]) =>
  is.or(beginnings.map((text) => contains('product.search_text', text)))

const isIn = (beginnings: string[]) =>
  is.or(beginnings.map((text) => sql<SqlBool>`instr(product.search_text, ${text}) > 0`))

/** SQLite's index holds pieces of three letters, so it cannot find words of one letter and their mark. */
const TRIGRAM = 3

function isIndexed(beginnings: string[]): Condition {
  if (beginnings.some(({ length }) => length < TRIGRAM)) return isIn(beginnings)
  const match = beginnings.map((text) => `"${text}"`).join(' OR ')
  return sql<SqlBool>`product.id in (select rowid from product_search where product_search match ${match})`
}
