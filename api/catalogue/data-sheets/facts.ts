import { definitionOf, type FigureKey } from '../../../shared/figures/registry.ts'
import { formatFigure, shownFigure } from '../../../shared/figures/write.ts'
import { buyingFacts } from '../../../shared/product/buying-facts.ts'
import { type Product, productLabels } from '../../../shared/product/product.ts'
import {
  conditionLabels,
  makerBesideTitle,
  publicStatusLabel,
  yearText,
} from '../../../shared/product/terms.ts'

export type Fact = [name: string, value: string]

/** What the head of a data sheet says about a machine. */
export function masterData(product: Product): Fact[] {
  const { condition, grade, stockNumber, location, status } = product
  return [
    ...factOf('Hersteller und Modell', makerBesideTitle(product)),
    ...shownFacts(product, ['drive']),
    ...buyingFacts(product),
    ['Zustand', conditionLabels[condition]],
    ...factOf(productLabels.grade, grade),
    ...factOf(productLabels.stockNumber, stockNumber),
    ['Standort', location],
    ['Verfügbarkeit', publicStatusLabel(status)],
  ]
}

/** Nothing for what is not known. */
const factOf = (name: string, value: string | null): Fact[] => (value ? [[name, value]] : [])

const shownFacts = (product: Product, keys: FigureKey[]): Fact[] =>
  keys.flatMap((key) => factOf(definitionOf(key).name, shownFigure(product, key)))

/** What says which machine a report is about. */
export function checkedFacts(product: Product): Fact[] {
  const { year, stockNumber, grade } = product
  return [
    ...factOf('Hersteller und Modell', makerBesideTitle(product)),
    ['Baujahr', yearText(year)],
    ...shownFacts(product, ['hours']),
    ...factOf(productLabels.grade, grade),
    ...factOf(productLabels.stockNumber, stockNumber),
  ]
}

/** The figures that a buyer on the yard asks for first; those that are not known are left out. */
export function signFacts({ figures, year }: Product): Fact[] {
  const fact = (key: 'capacity' | 'liftHeight' | 'closedHeight' | 'hours'): Fact[] => {
    const value = figures[key]
    return factOf(definitionOf(key).name, value === undefined ? null : formatFigure(key, value))
  }
  return [
    ...fact('capacity'),
    ...fact('liftHeight'),
    ...fact('closedHeight'),
    ...factOf('Baujahr', year === null ? null : String(year)),
    ...fact('hours'),
  ]
}
