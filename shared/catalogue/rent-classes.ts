import type { Product } from '../product/product.ts'
import type { RentPeriod } from '../product/terms.ts'
import { formatPrice, formatQuantity } from '../writing/format.ts'
import { formatCatalogueState, initialCatalogueState } from './state.ts'

export type RentedMachine = Pick<Product, 'id' | 'title' | 'rent' | 'figures'> & {
  category: Pick<Product['category'], 'slug'>
}

/** Machines of a category that lift about the same, and the lowest rate of each period. */
export interface RentClass {
  /** What they lift, as `3 t` or `1,5–1,8 t`; empty for those of unknown capacity. */
  label: string
  /** `ab 110 €`, or null where no machine has a rate for that period. */
  rates: Record<RentPeriod, string | null>
  machines: RentedMachine[]
  /** The query of the list with these machines. */
  query: string
}

/** The classes of the trade, by the most that a machine lifts, in kg. */
const LIMITS = [1600, 2000, 2500, 3500, 5000, 8000]
const HEAVIER = Number.POSITIVE_INFINITY
const UNKNOWN = 0

const capacityOf = ({ figures }: RentedMachine) => figures.capacity ?? UNKNOWN

const limitOf = (machine: RentedMachine) =>
  capacityOf(machine) === UNKNOWN
    ? UNKNOWN
    : (LIMITS.find((limit) => capacityOf(machine) <= limit) ?? HEAVIER)

function labelOf(least: number, most: number): string {
  const to = formatQuantity(most / 1000, 't', 2)
  const from = formatQuantity(least / 1000, '', 2).trim()
  return most === UNKNOWN ? '' : least === most ? to : `${from}–${to}`
}

/** What machines of a category cost to rent, the lightest first, those of unknown capacity last. */
export function rentClasses(machines: RentedMachine[], slug: string): RentClass[] {
  const ofCategory = machines.filter(({ category }) => category.slug === slug)
  return [...LIMITS, HEAVIER, UNKNOWN].flatMap((limit) => {
    const members = ofCategory.filter((machine) => limitOf(machine) === limit)
    return members.length === 0 ? [] : [classOf(members, slug)]
  })
}

function classOf(machines: RentedMachine[], slug: string): RentClass {
  const capacities = machines.map(capacityOf)
  const state = { ...initialCatalogueState, rentable: true, category: slug }
  const [capacityFrom, capacityTo] = [Math.min(...capacities), Math.max(...capacities)]
  const range = capacityTo !== UNKNOWN && { capacityFrom, capacityTo }
  return {
    label: labelOf(capacityFrom, capacityTo),
    rates: {
      day: lowestRate(machines, 'day'),
      week: lowestRate(machines, 'week'),
      month: lowestRate(machines, 'month'),
    },
    machines,
    query: formatCatalogueState({ ...state, ...range }),
  }
}

function lowestRate(machines: RentedMachine[], period: RentPeriod): string | null {
  const rates = machines.flatMap(({ rent }) => rent?.[period] ?? [])
  if (rates.length === 0) return null
  const lowest = formatPrice(Math.min(...rates))
  return machines.length === rates.length && new Set(rates).size === 1
    ? lowest
    : `ab\u00a0${lowest}`
}
