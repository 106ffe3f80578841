import type { FigureValue } from '../figures/registry.ts'
import type { Column } from './description.ts'
import type { OfferedMachine } from './offered-machine.ts'
import { joined, oneLine, technicalData } from './texts.ts'

/** The fuels of field DF. */
export const fuels: Record<FigureValue<'drive'>, number> = {
  petrol: 1,
  diesel: 2,
  lpg: 3,
  cng: 4,
  electric: 6,
  hybrid: 7,
  hydrogen: 8,
}

const flag = (isSet: boolean) => (isSet ? 1 : null)
const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value))
const hasVat = ({ product }: OfferedMachine) => product.priceKind === 'net'

/** Of the price with VAT, where there is any to show. */
function grossPrice(machine: OfferedMachine): number | null {
  const { price, dealer } = machine
  if (price === null || !hasVat(machine)) return price
  return Math.round(price * (1 + dealer.vatRate / 100))
}

function remarks(machine: OfferedMachine): string {
  const { title, description } = machine.product
  return joined(oneLine(title), oneLine(description), technicalData(machine))
}

type Fill = [name: string, fill: Column['fill']]

/** The fields that a forklift has, by the letters of the manual's table. */
const filled: Record<string, Fill> = {
  B: ['interne_nummer', ({ number }) => number],
  C: ['kategorie', () => 'ForkliftTruck'],
  D: ['marke', ({ product }) => oneLine(product.brand)],
  E: ['modell', ({ product }) => oneLine(product.model)],
  F: ['leistung', ({ product }) => rounded(product.figures.power)],
  K: ['preis', grossPrice],
  L: ['mwst', (machine) => (machine.price === null ? null : hasVat(machine) ? 1 : 0)],
  V: ['neufahrzeug', ({ product }) => flag(product.condition === 'new')],
  Z: ['bemerkung', remarks],
  AA: ['bild_id', ({ number, pictures }) => (pictures.length === 0 ? null : number)],
  AC: ['waehrung', ({ price }) => (price === null ? null : 'EUR')],
  AD: [
    'mwstsatz',
    (machine) => (machine.price !== null && hasVat(machine) ? machine.dealer.vatRate : null),
  ],
  AY: ['vorfuehrfahrzeug', ({ product }) => flag(product.condition === 'demo')],
  BB: ['tragkraft', ({ product }) => rounded(product.figures.capacity)],
  BE: ['hubhoehe', ({ product }) => rounded(product.figures.liftHeight)],
  BF: ['bauhoehe', ({ product }) => rounded(product.figures.closedHeight)],
  BG: ['baujahr', ({ product }) => product.year],
  BH: ['betriebsstunden', ({ product }) => rounded(product.figures.hours)],
  BO: [
    'kabine',
    ({ product }) => flag(product.figures.cab === 'half' || product.figures.cab === 'full'),
  ],
  CD: ['vermietbar', ({ product }) => flag(product.rent !== null)],
  DF: [
    'kraftstoffart',
    ({ product }) => (product.figures.drive ? fuels[product.figures.drive] : null),
  ],
}

/** Field HC is the last one whose place is known. Empty fields must not be left out. */
const WIDTH = 211

/** 0 → `A`, 26 → `AA`, as a spreadsheet names its columns. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

export const mobileDeColumns: readonly Column[] = Array.from({ length: WIDTH }, (_, index) => {
  const [name, fill] = filled[letters(index)] ?? [letters(index), () => null]
  return { name, fill }
})
