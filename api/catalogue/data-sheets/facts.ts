import { conditionLabels, publicStatusLabel } from '../../../shared/catalogue/terms.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import { definitionOf } from '../../../shared/figures/registry.ts'
import { formatFigure } from '../../../shared/figures/write.ts'
import { type Product, productLabels } from '../../../shared/product/product.ts'

export type Fact = [name: string, value: string]

/** What the head of a data sheet says about a machine. */
export function masterData(product: Product): Fact[] {
  const { brand, model, year, condition, grade, stockNumber, location, status } = product
  return [
    ['Hersteller', brand],
    ['Modell', model],
    ['Baujahr', String(year)],
    ['Zustand', conditionLabels[condition]],
    ...(grade ? [[productLabels.grade, grade] satisfies Fact] : []),
    ...(stockNumber ? [['Lagernummer', stockNumber] satisfies Fact] : []),
    ['Standort', location],
    ['Verfügbarkeit', publicStatusLabel(status)],
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
