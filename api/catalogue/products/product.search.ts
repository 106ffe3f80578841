import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { FilteredKey } from '../../../shared/figures/filters.ts'
import { definitionOf } from '../../../shared/figures/registry.ts'
import { wordMarks } from '../../../shared/search/machine-text.ts'
import { FAR } from '../../../shared/search/match.ts'
import {
  type Meaning,
  type Need,
  type QuantityKey,
  type QuantityMeaning,
  type Term,
  withoutProse,
} from '../../../shared/search/terms.ts'
import { contains } from '../../base/data/db/contains.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { categoryId } from '../categories/category.queries.ts'
import { hasFigure, hasFullFreeLift } from './figure.filters.ts'

type Condition = Expression<SqlBool>
type Word = Extract<Meaning, { kind: 'word' }>

const is = expressionBuilder<Tables, 'product' | 'product_figure'>()
const never = sql<SqlBool>`1 = 0`

/** All hits, those that say each term in a figure or name, or the others. */
export type SearchPart = 'all' | 'best' | 'prose'

/** The condition of a search: every term in one of its meanings. */
interface ProductSearch {
  /** Uses the index of words. */
  finds(terms: Term[], part?: SearchPart): Condition
  /** Tries each row, which finds the first page sooner if many rows match. */
  triesEach(terms: Term[], part?: SearchPart): Condition
}

export function productSearch(dialect: Database['dialect']): ProductSearch {
  const [byIndex, byRow] = dialect === 'sqlite' ? [sqliteIndex, sqliteRow] : [anyWay, anyWay]
  return {
    finds: (terms, part) => conditionOf(terms, part, byIndex, byRow),
    triesEach: (terms, part) => conditionOf(terms, part, byRow, byRow),
  }
}

/** As an expression, so that SQLite keeps the order of the list instead of looking up every hit by its id. */
const eachId = sql<number>`+product.id`

/** A product's number for conditions that many products pass, which are found sooner by going through an index. */
export const whenMany = (dialect: Database['dialect']) =>
  dialect === 'sqlite' ? eachId : undefined

/** So many are found sooner by going through an index than by looking each up in its row, which is long. */
const MANY = 1000

/** The condition of a search whose hits are known, for those who ask several questions about them. */
export const isOneOf = (dialect: Database['dialect'], ids: number[]): Condition =>
  dialect === 'sqlite'
    ? sql<SqlBool>`${ids.length < MANY ? is.ref('product.id') : eachId} in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<SqlBool>`product.id = any(${ids})`

/** How a meaning is looked up. */
interface Way {
  word(beginnings: string[]): Condition
  figure(key: FilteredKey, condition: Condition): Condition
  fullFreeLift(): Condition
}

function conditionOf(terms: Term[], part: SearchPart = 'all', way: Way, wayInRow: Way): Condition {
  const every = (some: Term[], way: Way) => is.and(some.map((term) => anyOf(term, way)))
  if (part === 'all') return every(terms, way)
  const best = withoutProse(terms)
  if (part === 'best') return every(best, way)
  return is.and([every(terms, way), is.not(every(best, wayInRow))])
}

function anyOf({ anyOf, isNot }: Term, way: Way): Condition {
  const some = is.or(anyOf.map((meaning) => has(meaning, way)))
  // What is not known of a machine does not exclude it.
  return isNot ? sql<SqlBool>`(${some}) is not true` : some
}

function has(meaning: Meaning, way: Way): Condition {
  switch (meaning.kind) {
    case 'quantity':
      return hasQuantity(meaning, way)
    case 'choice':
      return way.figure(meaning.key, is('product_figure.choice', 'in', meaning.values))
    case 'condition':
      return is('product.condition', 'in', meaning.values)
    case 'grade':
      return is('product.grade', 'in', meaning.values)
    case 'category':
      return is.or(meaning.slugs.map((slug) => is('product.category_id', '=', categoryId(slug))))
    case 'rent':
      return is('product.rent', 'is not', null)
    case 'fullFreeLift':
      return way.fullFreeLift()
    case 'status':
      return is('product.status', 'in', meaning.values)
    case 'priceKind':
      return is('product.price_kind', 'in', meaning.values)
    case 'conditionReport':
      return is('product.condition_report', 'is not', null)
    case 'all':
      return is.and(meaning.of.map((part) => has(part, way)))
    case 'open':
      return never
    case 'word':
      return meaning.forms.length === 0 ? never : way.word(beginningsOf(meaning))
  }
}

function hasQuantity(quantity: QuantityMeaning, way: Way): Condition {
  const { key } = quantity
  if (isOwn(key)) return isWithin(is.ref(ownNumbers[key]), quantity)
  return way.figure(key, isWithin(figureNumber(key), quantity))
}

function isWithin(
  number: Expression<number | null>,
  { is: comparison, value, to }: QuantityMeaning,
): Condition {
  return is.and([
    // False and not unknown where there is no number, so that the opposite can be asked for.
    is(number, 'is not', null),
    is(number, comparison, value),
    ...(to === undefined ? [] : [is(number, '<=', to)]),
  ])
}

const figureNumber = (key: FilteredKey) =>
  key !== 'passageHeight' && key !== 'fullFreeLift' && definitionOf(key).filter === 'choice'
    ? sql<number>`cast(product_figure.choice as real)`
    : is.ref('product_figure.number')

/**
 * How far a product is beyond what is needed, as `beyond` in `match.ts` says it of a machine. All its figures are read in one
 * go: looking each up by its name, SQLite reads the figures of all products for each of them.
 */
export function beyondNeeds(dialect: Database['dialect'], needs: Need[]): Expression<number> {
  const least = sql.raw(dialect === 'sqlite' ? 'min' : 'least')
  const shares = needs.map(({ anyOf }) => {
    const each = anyOf.map(shareOf)
    // SQLite's `min` of one value would be the least of all rows.
    return sql<number>`${least}(${sql.join([sql.lit(FAR), ...each])})`
  })
  const sum = sql<number>`${sql.join(shares, sql` + `)}`
  // Without a figure there is nothing to put together, and a machine that has none would have no row.
  const areFigures = needs.some(({ anyOf }) => anyOf.some(({ key }) => !isOwn(key)))
  return areFigures
    ? sql<number>`(select ${sum} from product_figure where product_figure.product_id = product.id)`
    : sql<number>`(${sum})`
}

/** The numbers that stand in a machine's own row. */
const ownNumbers = { price: 'product.visible_price', year: 'product.year' } as const
const isOwn = (key: QuantityKey): key is keyof typeof ownNumbers => Object.hasOwn(ownNumbers, key)

function shareOf(quantity: QuantityMeaning): Expression<number> {
  const { key } = quantity
  if (isOwn(key)) return shareWithin(is.ref(ownNumbers[key]), quantity)
  const share = shareWithin(figureNumber(key), quantity)
  return sql<number>`coalesce(min(case when product_figure.figure = ${key} then ${share} end), ${sql.lit(FAR)})`
}

function shareWithin(number: Expression<number | null>, quantity: QuantityMeaning) {
  const wanted = sql.lit(quantity.value)
  const share = sql<number>`abs(${number} - ${wanted}) * 1.0 / ${sql.lit(Math.max(quantity.value, 1))}`
  return sql<number>`case when ${isWithin(number, quantity)} then ${share} else ${sql.lit(FAR)} end`
}

/** A word in each of its spellings, behind the mark of each of its places. */
const beginningsOf = ({ forms, places }: Word) =>
  places.flatMap((place) => forms.map((form) => wordMarks[place] + form))

/** PostgreSQL's planner chooses between the index and the rows by itself. */
const anyWay: Way = {
  word: (beginnings) => is.or(beginnings.map((text) => contains('product.search_text', text))),
  figure: hasFigure,
  fullFreeLift: hasFullFreeLift,
}

const sqliteRow: Way = {
  word: (beginnings) =>
    is.or(beginnings.map((text) => sql<SqlBool>`instr(product.search_text, ${text}) > 0`)),
  figure: (key, condition) => hasFigure(key, condition, eachId),
  fullFreeLift: () => hasFullFreeLift(eachId),
}

/** The index holds pieces of three letters, so it cannot find words of one letter and their mark. */
const TRIGRAM = 3

const sqliteIndex: Way = {
  word(beginnings) {
    if (beginnings.some((text) => [...text].length < TRIGRAM)) return sqliteRow.word(beginnings)
    const match = beginnings.map((text) => `"${text}"`).join(' OR ')
    return sql<SqlBool>`product.id in (select rowid from product_search where product_search match ${match})`
  },
  figure: hasFigure,
  fullFreeLift: hasFullFreeLift,
}
