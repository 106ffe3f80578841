import { warrantyText } from '../../../shared/buying/warranty.ts'
import type { WarrantySettings } from '../../../shared/buying/warranty-settings.ts'
import { type SpecificationGroup, specificationGroups } from '../../../shared/figures/definition.ts'
import { figureOfName } from '../../../shared/figures/names.ts'
import { definitionOf, type FigureKey, figureKeys } from '../../../shared/figures/registry.ts'
import { spelledAlike } from '../../../shared/figures/spelling.ts'
import { rentText } from '../../../shared/product/price.ts'
import { type Product, productLabels } from '../../../shared/product/product.ts'
import { shownFigure } from '../../../shared/product/shown-figure.ts'
import { specificationGroup } from '../../../shared/product/specification.ts'
import { conditionLabels } from '../../../shared/product/terms.ts'
import { yearText } from '../../../shared/product/year-text.ts'
import { comparableEnergies, energyOf, shownBattery } from './battery-energy.ts'

interface ComparedCell {
  /** Null where nothing is known. */
  text: string | null
  isBest: boolean
}

interface ComparedRow {
  name: string
  /** One for each machine, in their order. */
  cells: ComparedCell[]
  /** Whether the machines differ in it, also by one that says nothing. */
  differs: boolean
  /** Whether the difference tells a buyer something: of two known values, by more than a trifle. */
  isMarked: boolean
}

/** Machines side by side: the offer, then figures and further specifications under their headings. */
export function compareMachines(
  machines: readonly Product[],
  warranty: WarrantySettings,
): { heading: string; rows: ComparedRow[] }[] {
  const technical = specificationGroups.map((heading) => ({
    heading,
    rows: [...figureRows(machines, heading), ...furtherRows(machines, heading)],
  }))
  return [{ heading: 'Angebot', rows: offerRows(machines, warranty) }, ...technical]
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(isKnown) }))
    .filter(({ rows }) => rows.length > 0)
}

const isKnown = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== null)

/** What nobody has to be told that it differs. */
const IDENTITY = ['Hersteller', 'Modell', 'Standort', 'Miete']

function row(name: string, texts: (string | null)[], best: boolean[] = []): ComparedRow {
  const known = texts.filter((text) => text !== null)
  return {
    name,
    cells: texts.map((text, index) => ({ text, isBest: best[index] ?? false })),
    differs: new Set(texts).size > 1,
    isMarked: new Set(known).size > 1 && !IDENTITY.includes(name),
  }
}

function offerRows(machines: readonly Product[], warranty: WarrantySettings): ComparedRow[] {
  const facts: [string, (machine: Product) => string][] = [
    ['Zustand', ({ condition }) => conditionLabels[condition]],
    [productLabels.grade, ({ grade }) => grade ?? ''],
    ['Baujahr', ({ year }) => yearText(year)],
    ['Garantie', (machine) => warrantyText(machine, warranty) ?? ''],
    ['Standort', ({ location }) => location],
    ['Hersteller', ({ brand }) => brand],
    ['Modell', ({ model }) => model],
    ['Miete', ({ rent }) => rentText(rent)],
  ]
  return facts.map(([name, read]) =>
    row(
      name,
      machines.map((machine) => read(machine) || null),
    ),
  )
}

function figureRows(machines: readonly Product[], heading: SpecificationGroup): ComparedRow[] {
  return figureKeys
    .filter((key) => definitionOf(key).heading === heading)
    .map((key) => {
      const texts = machines.map((machine) =>
        key === 'batteryCapacity' ? shownBattery(machine) : shownFigure(machine, key),
      )
      const best = areOfOneCategory(machines) ? bestOf(machines, key) : []
      const compared = row(definitionOf(key).name, texts, best)
      return { ...compared, isMarked: compared.isMarked && !isTrifle(machines, key) }
    })
}

/** Two values that are as close as this, relative to the larger one, are the same for a buyer. */
const TRIFLE = 0.02

const isClose = (a: number, b: number) => Math.abs(a - b) <= TRIFLE * Math.max(a, b)

/** Whether the machines differ in a measure by so little that it decides nothing. Years are no measures. */
function isTrifle(machines: readonly Product[], key: FigureKey): boolean {
  const definition = definitionOf(key)
  if (definition.kind !== 'number' || definition.unit === null) return false
  const values = machines.map(({ figures }) =>
    key === 'batteryCapacity' ? energyOf(figures) : figures[key],
  )
  const known = values.filter((value) => typeof value === 'number')
  return known.length === values.length && isClose(Math.min(...known), Math.max(...known))
}

/** Whether a better value says something: a reach truck and a large diesel do different work. */
export const areOfOneCategory = (machines: readonly Product[]): boolean =>
  new Set(machines.map(({ categoryId }) => categoryId)).size === 1

/** Which machines are ahead in a figure; none if fewer than two say something or all say the same. */
function bestOf(machines: readonly Product[], key: FigureKey): boolean[] {
  const { better } = definitionOf(key)
  const values =
    key === 'batteryCapacity'
      ? comparableEnergies(machines)
      : machines.map(({ figures }) => figures[key])
  const known = values.filter((value) => typeof value === 'number' || typeof value === 'string')
  if (!better || known.length < 2 || new Set(known).size === 1 || isTrifle(machines, key)) return []
  const best = known.reduce((a, b) => ((better === 'higher' ? b > a : b < a) ? b : a))
  return values.map((value) => value === best)
}

/** Specifications that are no known figure, in one row where they have the same name. */
function furtherRows(machines: readonly Product[], heading: SpecificationGroup): ComparedRow[] {
  const further = machines.map(
    ({ specifications }) =>
      new Map(
        Object.entries(specifications)
          .filter(([name]) => !figureOfName(name) && specificationGroup(name) === heading)
          .map(([name, text]) => [name.toLowerCase(), { name, text }]),
      ),
  )
  const names = new Map(
    further.flatMap((entries) => [...entries].map(([key, { name }]) => [key, name])),
  )
  return [...names].map(([key, name]) =>
    row(
      name,
      further.map((entries) => {
        const entry = entries.get(key)
        return entry ? spelledAlike(entry.name, entry.text) : null
      }),
    ),
  )
}
