import { conditionLabels, publicStatusLabel } from '../../../shared/catalogue/terms.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import { definitionOf, type FigureKey } from '../../../shared/figures/registry.ts'
import { shownFigure } from '../../../shared/figures/shown.ts'
import { formatFigure } from '../../../shared/figures/write.ts'
import { makerBesideTitle } from '../../../shared/product/maker-beside-title.ts'
import { type Product, productLabels } from '../../../shared/product/product.ts'

export type Fact = [name: string, value: string]

/** What the head of a data sheet says about a machine. */
export function masterData(product: Product): Fact[] {
  const { year, condition, grade, stockNumber, location, status } = product
  return [
    ...makerOf(product),
    ...shownFacts(product, ['capacity', 'liftHeight', 'drive', 'hours']),
    ['Baujahr', String(year)],
    ['Zustand', conditionLabels[condition]],
    ...(grade ? [[productLabels.grade, grade] satisfies Fact] : []),
    ...(stockNumber ? [['Lagernummer', stockNumber] satisfies Fact] : []),
    ['Standort', location],
    ['Verfügbarkeit', publicStatusLabel(status)],
  ]
}

/** Nothing where the heading says it. */
function makerOf(product: Product): Fact[] {
  const maker = makerBesideTitle(product)
  return maker === null ? [] : [['Hersteller und Modell', maker]]
}

const shownFacts = (product: Product, keys: FigureKey[]): Fact[] =>
  keys.flatMap((key) => {
    const value = shownFigure(product, key)
    return value === null ? [] : [[definitionOf(key).name, value] satisfies Fact]
  })

/** What says which machine a report is about. */
export function checkedFacts(product: Product): Fact[] {
  const { year, stockNumber, grade } = product
  return [
    ...makerOf(product),
    ['Baujahr', String(year)],
    ...shownFacts(product, ['hours']),
    ...(grade ? [[productLabels.grade, grade] satisfies Fact] : []),
    ...(stockNumber ? [['Lagernummer', stockNumber] satisfies Fact] : []),
  ]
}

/** The figures that a buyer on the yard asks for first; those that are not known are left out. */
export function signFacts({ specifications, year }: Product): Fact[] {
  const { figures } = recognise(specifications)
  const fact = (key: 'capacity' | 'liftHeight' | 'closedHeight' | 'hours'): Fact[] => {
    const value = figures[key]
    return value === undefined ? [] : [[definitionOf(key).name, formatFigure(key, value)]]
  }
  return [
    ...fact('capacity'),
    ...fact('liftHeight'),
    ...fact('closedHeight'),
    ['Baujahr', String(year)],
    ...fact('hours'),
  ]
}
