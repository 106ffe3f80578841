import { figureText } from '../../../shared/figures/names.ts'
import { shownFigure } from '../../../shared/figures/write.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatQuantity } from '../../../shared/writing/format.ts'

type Figures = Product['figures']

/** What a battery holds, in kWh: 625 Ah say nothing without the voltage. */
export function energyOf({ voltage, batteryCapacity }: Figures): number | undefined {
  if (typeof voltage !== 'number' || typeof batteryCapacity !== 'number') return undefined
  return (voltage * batteryCapacity) / 1000
}

const TECHNOLOGIES = ['leadAcid', 'gel', 'lithium']

function technologyOf({ batteryType }: Figures): string {
  const types = Array.isArray(batteryType) ? batteryType : []
  return TECHNOLOGIES.filter((type) => types.some((given) => given === type)).join()
}

/**
 * The energies where they can be compared, in the order of the machines; none between technologies: lithium gives more
 * of what it holds than lead does.
 */
export function comparableEnergies(machines: readonly Pick<Product, 'figures'>[]) {
  const batteries = machines
    .map(({ figures }) => figures)
    .filter((figures) => figures.batteryCapacity)
  const technologies = new Set(batteries.map(technologyOf))
  const areComparable =
    technologies.size === 1 &&
    !technologies.has('') &&
    batteries.every((figures) => energyOf(figures) !== undefined)
  return areComparable ? machines.map(({ figures }) => energyOf(figures)) : []
}

/** A kind of lithium battery that a dealer names, and a buyer looks for under that name. */
const LFP = /eisenphosphat|lifepo|\blfp\b/i

/** Which battery it is, by the name that the machine's own page has for a kind of lithium battery. */
export function batteryName(machine: Product): string | null {
  const written = figureText(machine.specifications, 'batteryType')
  return written && LFP.test(written) ? written : shownFigure(machine, 'batteryType')
}

/** `625 Ah (30 kWh)`. */
export function shownBattery(machine: Product): string | null {
  const capacity = shownFigure(machine, 'batteryCapacity')
  const energy = energyOf(machine.figures)
  if (capacity === null || energy === undefined) return capacity
  return `${capacity} (${formatQuantity(energy, 'kWh', 1)})`
}
