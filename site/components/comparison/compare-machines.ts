import { leasingText, rateOfEuro } from '../../../shared/buying/leasing.ts'
import { warrantyText } from '../../../shared/buying/warranty.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { type SpecificationGroup, specificationGroups } from '../../../shared/figures/definition.ts'
import { figureOfName } from '../../../shared/figures/names.ts'
import { definitionOf, type FigureKey, figureKeys } from '../../../shared/figures/registry.ts'
import { spelledAlike } from '../../../shared/figures/spelling.ts'
import { shownFigure } from '../../../shared/figures/write.ts'
import { buyingKeys, buyingName, buyingText } from '../../../shared/product/buying-facts.ts'
import { mastText } from '../../../shared/product/full-free-lift.ts'
import { rentText } from '../../../shared/product/price.ts'
import { type Product, productLabels } from '../../../shared/product/product.ts'
import { specificationGroup } from '../../../shared/product/specification.ts'
import { conditionLabels, makerBesideTitle } from '../../../shared/product/terms.ts'
import { batteryName, comparableEnergies, energyOf, shownBattery } from './battery-energy.ts'

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
}

/** What the house says about machines besides their data. */
interface Terms extends Pick<Dealer, 'warranty' | 'leasing'> {
  /** What their delivery costs, in their order; null for those that are sold, none while no postcode is known. */
  delivery: (string | null)[]
  /** How many of each are wanted, in their order. */
  pieces: number[]
}

/** Machines side by side: the offer, then figures and further specifications under their headings. */
export function compareMachines(
  machines: readonly Product[],
  terms: Terms,
): { heading: string; rows: ComparedRow[] }[] {
  const technical = specificationGroups.map((heading) => ({
    heading,
    rows: [...figureRows(machines, heading), ...furtherRows(machines, heading)],
  }))
  const offer = offerRows(machines, terms)
  const isSaid = ({ name }: ComparedRow) => offer.some((row) => isNamed(row.name, name))
  return [
    { heading: 'Angebot', rows: offer.filter(isKnown) },
    ...technical.map(({ heading, rows }) => ({
      heading,
      rows: rows.filter((row) => isKnown(row) && !isSaid(row)),
    })),
  ].filter(({ rows }) => rows.length > 0)
}

const isKnown = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== null)

function row(name: string, texts: (string | null)[], best: boolean[] = []): ComparedRow {
  return {
    name,
    cells: texts.map((text, index) => ({ text, isBest: best[index] ?? false })),
    differs: new Set(texts).size > 1,
  }
}

function offerRows(
  machines: readonly Product[],
  { warranty, leasing, delivery, pieces }: Terms,
): ComparedRow[] {
  const rate = rateOfEuro(leasing)
  const rowOf = (name: string, read: (machine: Product, index: number) => string | null) =>
    row(
      name,
      machines.map((machine, index) => withOwn(machine, name, read(machine, index)) || null),
    )
  return [
    ...(pieces.some((count) => count > 1)
      ? [rowOf('Gewünscht', (_, index) => `${pieces[index] ?? 1} Stück`)]
      : []),
    rowOf('Hersteller und Modell', makerBesideTitle),
    rowOf('Zustand', ({ condition }) => conditionLabels[condition]),
    rowOf(productLabels.grade, ({ grade }) => grade),
    ...buyingKeys.map((key) =>
      key === 'year'
        ? rowOf(buyingName(key), (machine) => buyingText(machine, key))
        : figureRow(machines, key),
    ),
    rowOf('Standort', ({ location }) => location),
    rowOf('Garantie', (machine) => warrantyText(machine, warranty)),
    rowOf('Lieferung', (_, index) => delivery[index] ?? null),
    rowOf('Leasing', (machine) => leasingText(machine, rate)),
    rowOf('Miete', ({ rent }) => rentText(rent)),
  ]
}

/**
 * What the offer says, and what the dealer has written under the same name: `Gebraucht, generalüberholt`, also where they
 * begin with the same word.
 */
function withOwn({ specifications }: Product, name: string, said: string | null): string | null {
  const own = Object.entries(specifications).find(([other]) => isNamed(other, name))?.[1]
  if (!own || !said) return own ?? said
  const isRepeated = own.toLowerCase().startsWith(said.toLowerCase())
  return isRepeated ? said + own.slice(said.length) : `${said}, ${own}`
}

const isNamed = (name: string, other: string) => name.toLowerCase() === other.toLowerCase()

const isOffered = (key: FigureKey) => buyingKeys.some((offered) => offered === key)

const figureRows = (machines: readonly Product[], heading: SpecificationGroup): ComparedRow[] =>
  figureKeys
    .filter((key) => definitionOf(key).heading === heading && !isOffered(key))
    .map((key) => figureRow(machines, key))

/** Figures of which more is to be said than their value, for a buyer who compares. */
const special: Partial<Record<FigureKey, (machine: Product) => string | null>> = {
  batteryCapacity: shownBattery,
  batteryType: batteryName,
  mast: (machine) => mastText(machine) ?? shownFigure(machine, 'mast'),
}

function figureRow(machines: readonly Product[], key: FigureKey): ComparedRow {
  const read = special[key] ?? ((machine: Product) => shownFigure(machine, key))
  const texts = machines.map((machine) => read(machine))
  return row(definitionOf(key).name, texts, areOfOneCategory(machines) ? bestOf(machines, key) : [])
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
