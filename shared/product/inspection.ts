import { figureOfName } from '../figures/names.ts'
import { berlinDay } from '../time/dates.ts'
import type { Product } from './product.ts'

/** What visitors and portals read of an inspection that is over. */
export const DUE = { name: 'UVV', value: 'fällig' } as const

/** Whether the yearly inspection (UVV) is over: it holds to the end of its month, in German time. */
export const isInspectionOver = (until: string, now: Date): boolean =>
  until < berlinDay(now).slice(0, 'YYYY-MM'.length)

type Inspected = Pick<Product, 'figures' | 'specifications'>

/** The machine as it may be advertised: an inspection that is over is none, and is called due. */
export function withoutPastInspection<Machine extends Inspected>(
  machine: Machine,
  now = new Date(),
): Machine {
  const { inspectionUntil, ...figures } = machine.figures
  if (inspectionUntil === undefined || !isInspectionOver(inspectionUntil, now)) return machine
  const lines = Object.entries(machine.specifications)
  const isInspection = ([name]: [string, string]) => figureOfName(name)?.key === 'inspectionUntil'
  const specifications = Object.fromEntries(
    lines.map((line) => (isInspection(line) ? [DUE.name, DUE.value] : line)),
  )
  return { ...machine, figures, specifications }
}
