import { hasFullFreeLift, monthNumber, passageHeight } from '../figures/derived.ts'
import type { ListedProduct } from '../product/listed-product.ts'
import { visiblePrice } from '../product/price.ts'
import { memoized } from '../values/memoized.ts'
import { machineText, wordMarks } from './machine-text.ts'
import type { Comparison, Meaning, Need, QuantityKey, QuantityMeaning, Term } from './terms.ts'

export const fitsAll = (machine: ListedProduct, terms: Term[]) =>
  terms.every((term) => fits(machine, term))

const fits = (machine: ListedProduct, { anyOf, isNot }: Term) =>
  anyOf.some((meaning) => has(machine, meaning)) !== (isNot === true)

/**
 * How far a machine is beyond the bare figures of a search, as the sum of their shares, so that none stands behind
 * another one that is further away in each. A machine has to do all that is needed.
 */
export const beyond = (machine: ListedProduct, needs: Need[]): number =>
  needs.reduce((sum, { anyOf }) => sum + nearest(machine, anyOf), 0)

function nearest(machine: ListedProduct, quantities: QuantityMeaning[]): number {
  const shares = quantities.flatMap((wanted) => {
    const value = quantityOf(machine, wanted.key)
    return value !== null && isWithin(value, wanted)
      ? [Math.abs(value - wanted.value) / Math.max(wanted.value, 1)]
      : []
  })
  return Math.min(FAR, ...shares)
}
/** Beyond any share: of an alternative that is no figure. */
export const FAR = 1e6

function has(machine: ListedProduct, meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'quantity':
      return isWithin(quantityOf(machine, meaning.key), meaning)
    case 'choice':
      return [machine.figures[meaning.key] ?? []]
        .flat()
        .some((value) => meaning.values.includes(value))
    case 'condition':
      return meaning.values.includes(machine.condition)
    case 'grade':
      return machine.grade !== null && meaning.values.includes(machine.grade)
    case 'category':
      return meaning.slugs.includes(machine.category.slug)
    case 'rent':
      return machine.rent !== null
    case 'fullFreeLift':
      return hasFullFreeLift(machine.figures)
    case 'status':
      return meaning.values.includes(machine.status)
    case 'priceKind':
      return meaning.values.includes(machine.priceKind)
    case 'conditionReport':
      return (machine.conditionReport?.length ?? 0) > 0
    case 'all':
      return meaning.of.every((part) => has(machine, part))
    case 'open':
      return false
    case 'word':
      return meaning.forms.some((form) =>
        meaning.places.some((place) => textOf(machine).includes(wordMarks[place] + form)),
      )
  }
}

function quantityOf(machine: ListedProduct, key: QuantityKey): number | null {
  if (key === 'price') return visiblePrice(machine)
  if (key === 'year') return machine.year
  if (key === 'passageHeight') return passageHeight(machine.figures) ?? null
  if (key === 'inspectionUntil') return monthNumber(machine.figures) ?? null
  return machine.figures[key] ?? null
}

function isWithin(value: number | null, { is, value: other, to }: QuantityMeaning): boolean {
  return value !== null && compare(value, is, other) && (to === undefined || value <= to)
}

function compare(value: number, is: Comparison, other: number): boolean {
  switch (is) {
    case '=':
      return value === other
    case '>=':
      return value >= other
    case '>':
      return value > other
    case '<=':
      return value <= other
    case '<':
      return value < other
  }
}

/** Every keystroke looks into every machine, so each text is made once. */
const textOf = memoized((machine: ListedProduct) => machineText(machine))
