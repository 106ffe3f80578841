import { driveChoices } from '../figures/choices.ts'
import { conditions, type Grade, grades } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import type { PageTopic } from './dealer-pages.ts'
import type { StockNames } from './known-words.ts'
import { either } from './read-search.ts'
import type { Meaning, OpenMeaning, Term } from './terms.ts'

/** What the dealer promises of machines: of new ones, and of used ones by their grade. */
export interface Promises {
  warranted: readonly ('new' | Grade)[]
  /** The lowest price, in euros, from which machines can be leased; null if none can. */
  leasingFrom: number | null
}
export const NO_PROMISES: Promises = { warranted: [], leasingFrom: null }

interface PromiseSettings {
  warranty: Readonly<Record<'new' | Grade, { months: number } | null>> | null
  leasing: { minPrice: number } | null
}

/** What the dealer's settings promise. */
export const promisesOf = ({ warranty, leasing }: PromiseSettings): Promises => ({
  warranted: (['new', ...grades] as const).filter((key) => (warranty?.[key]?.months ?? 0) > 0),
  leasingFrom: leasing?.minPrice ?? null,
})

/** A machine's drive and how long it has run, in hours. */
export interface Worked {
  drive: string | undefined
  hours: number | undefined
}

interface Stock {
  names: StockNames
  worked: readonly Worked[]
  promises: Promises
}

interface Meant {
  terms: Term[]
  /** What is excluded and not understood, or said of the deal alone, as it was typed. */
  unknown: string[]
  /** What the dealer does not have, as it was typed. */
  absent: string[]
  pages: PageTopic[]
}

/** The terms of a search, each of which was looked up in the stock, as they are meant together. */
export function meantTogether(said: Term[], stock: Stock): Meant {
  const asides = said.filter(({ isAside }) => isAside).map(({ label }) => label)
  const terms = said.filter(({ isAside }) => !isAside)
  const asked = terms.filter(({ isAbsent, isNot, page }) => !isAbsent || (!isNot && !page))
  const others = terms.filter(({ isAbsent, isNot, isOther }) => isAbsent && (isNot || isOther))
  const labels = (isNot: boolean) =>
    others.filter((term) => (term.isNot ?? false) === isNot).map(({ label }) => label)
  const known = asked.length > 0 ? asked : terms.filter(({ isNot }) => !isNot)
  return {
    terms: joined(known, stock.names).map((term) => filled(term, stock)),
    unknown: [...labels(true), ...asides],
    absent: labels(false),
    pages: [...new Set(terms.flatMap(({ page, isNot }) => (page && !isNot ? [page] : [])))],
  }
}

/** Of two names of one kind beside each other either is meant, or neither: `Linde, Still`, `ohne Diesel und Gas`. */
function joined(terms: Term[], names: StockNames): Term[] {
  const together: Term[] = []
  for (const term of terms) {
    const last = together.at(-1)
    if (last && mayJoin(last, term, names)) together.splice(-1, 1, either(last, term))
    else together.push(term)
  }
  return together
}

function mayJoin(last: Term, { joinedBy, isNot, ...term }: Term, names: StockNames): boolean {
  if (!joinedBy) return !isNot && !last.isNot && areBrands([last, term], names)
  if (isNot || (last.isNot && joinedBy === ',')) return false
  const kind = kindOf(term, names)
  return kind !== null && kind === kindOf(last, names)
}

/** So short a word may begin a model's name, too. */
const SHORTEST_BRAND = 3

/** Whether all are names of makers, of which no machine has two. */
const areBrands = (terms: Term[], names: StockNames) =>
  terms.every((term) => term.to - term.from >= SHORTEST_BRAND && kindOf(term, names) === 'brand')

/** Whether two makers stand beside each other, so that either is meant: `Linde Toyota`. */
export const namesTwoBrands = (terms: Term[], names: StockNames): boolean =>
  terms.slice(1).some((term, index) => areBrands([...terms.slice(index, index + 1), term], names))

/** Whether names in stock say how terms are meant together. */
export const asksForNames = (terms: Term[]): boolean =>
  terms.some(({ joinedBy }) => joinedBy) ||
  terms.some((term, index) => isPlainWord(term) && isPlainWord(terms[index - 1]))

const isPlainWord = (term: Term | undefined) =>
  term?.anyOf[0]?.kind === 'word' && !/\d/.test(term.label)

/** Of what a machine has one alone, so that two of it can only be meant instead of each other; null for all else. */
function kindOf(
  { anyOf: [first], need }: Pick<Term, 'anyOf' | 'need'>,
  names: StockNames,
): string | null {
  switch (first?.kind) {
    case 'choice':
      return first.key === 'attachments' ? null : first.key
    case 'quantity':
      return need ? first.key : null
    case 'word': {
      if (first.places.includes('place') || isAnyOf(first.forms, names.places)) return 'place'
      return isAnyOf(first.forms, names.brands) ? 'brand' : null
    }
    case 'condition':
    case 'grade':
    case 'category':
    case 'status':
      return first.kind
    default:
      return null
  }
}

const isAnyOf = (forms: string[], names: readonly string[]) =>
  forms.some((form) => names.some((name) => name.startsWith(form)))

/** A term with what the stock and the dealer's promises say of it. */
function filled(term: Term, stock: Stock): Term {
  const anyOf = term.anyOf.flatMap((meaning) =>
    meaning.kind === 'open' ? open[meaning.what](stock) : [meaning],
  )
  return { ...term, anyOf }
}

const toBeHad: Meaning = { kind: 'status', values: ['active', 'reserved'] }

const open: Record<OpenMeaning, (stock: Stock) => Meaning[]> = {
  fewHours: ({ worked }) =>
    [...mediansOf(worked)].map(([drive, value]) => ({
      kind: 'all',
      of: [
        { kind: 'choice', key: 'drive', values: [drive] },
        { kind: 'quantity', key: 'hours', is: '<', value },
      ],
    })),
  // As the page of a machine says it: see `warrantyText`.
  warranty: ({ promises: { warranted } }) => {
    const fresh = conditions.filter((condition) => condition === 'new' || condition === 'demo')
    const used = conditions.filter((condition) => condition !== 'new' && condition !== 'demo')
    return [
      ...(warranted.includes('new')
        ? [{ kind: 'all' as const, of: [toBeHad, { kind: 'condition' as const, values: fresh }] }]
        : []),
      {
        kind: 'all',
        of: [
          toBeHad,
          { kind: 'condition', values: used },
          { kind: 'grade', values: grades.filter((grade) => warranted.includes(grade)) },
        ],
      },
    ]
  },
  leasing: ({ promises: { leasingFrom } }) =>
    leasingFrom === null
      ? []
      : [
          {
            kind: 'all',
            of: [
              toBeHad,
              { kind: 'priceKind', values: ['net'] },
              { kind: 'quantity', key: 'price', is: '>=', value: leasingFrom },
            ],
          },
        ],
}

/** How long machines of each drive have run, as the median in hours: half of them have run less. */
function mediansOf(worked: readonly Worked[]): Map<string, number> {
  const medians = new Map<string, number>()
  for (const drive of keysOf(driveChoices)) {
    const hours = worked.flatMap((one) => (one.drive === drive ? (one.hours ?? []) : []))
    const sorted = hours.sort((a, b) => a - b)
    const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
    if (low !== undefined && high !== undefined) medians.set(drive, (low + high) / 2)
  }
  return medians
}

/** Whether any term needs what `worked` says. */
export const asksForHours = (terms: Term[]): boolean =>
  terms.some(({ anyOf }) =>
    anyOf.some((meaning) => meaning.kind === 'open' && meaning.what === 'fewHours'),
  )
