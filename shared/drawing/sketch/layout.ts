import type { Truck } from '../core/truck.ts'
import type { Figures } from './figures.ts'

const WIDTH = 640
const TALLEST = 700
/** Room for one dimension line with its figure. */
export const PITCH = 40

export interface Plan {
  width: number
  height: number
  /** Where the fork face meets the ground, in units of the sheet. */
  origin: { x: number; y: number }
  /** Units of the sheet a millimetre. */
  scale: number
  /** Factor on the line widths of shapes. */
  weight: number
  /** Width of a line of the machine, and the dashes of its raised mast, in millimetres. */
  stroke: number
  dash: readonly [number, number]
  /** Converts millimetres of the machine to units of the sheet. */
  x: (millimetres: number) => number
  y: (millimetres: number) => number
}

/** How far the drawing reaches behind the fork face, in millimetres. A stacker's tiller adds to its length. */
export const back = (truck: Truck) => truck.length + (truck.type === 'stacker' ? 175 : 0)

/** Whether the wheelbase overlaps the forks and so needs its own row. */
export const straddles = (truck: Truck) => truck.overhang < 0

/** What a machine with its raised mast and dimension lines needs of a sheet 640 units wide. */
export interface Sheet {
  /** The largest that fits, in units per millimetre. */
  scale: number
  /** The height above the ground in millimetres. */
  tall: number
  /** Rows of dimension lines below the ground. */
  rows: number
}

/** A sheet on which each machine has room. */
export const commonSheet = (sheets: Sheet[]): Sheet => ({
  scale: Math.min(...sheets.map(({ scale }) => scale)),
  tall: Math.max(...sheets.map(({ tall }) => tall)),
  rows: Math.max(...sheets.map(({ rows }) => rows)),
})

const leftMargin = ({ liftHeight, extendedHeight }: Figures) =>
  12 + PITCH * [liftHeight, extendedHeight].filter(Boolean).length
const rightMargin = ({ guardHeight, closedHeight }: Figures) =>
  16 + PITCH * [guardHeight, closedHeight].filter(Boolean).length
const longOf = (truck: Truck) => truck.fork + back(truck)

export function sheetFor(truck: Truck, figures: Figures): Sheet {
  const raised = figures.liftHeight
    ? Math.max(truck.mast.extended ?? 0, figures.liftHeight + 600)
    : 0
  const tall = Math.max(truck.mast.closed, truck.guard, raised, figures.extendedHeight ?? 0)
  const { forkLength, wheelbase } = figures
  const first = straddles(truck) ? [forkLength, wheelbase] : [forkLength ?? wheelbase]
  const rows = [...first, figures.lengthToForkFace, figures.length].filter(Boolean).length
  const room = WIDTH - leftMargin(figures) - rightMargin(figures)
  return { scale: Math.min(room / longOf(truck), TALLEST / tall), tall, rows }
}

/** Places the machine in the middle of its sheet. */
export function layout(truck: Truck, figures: Figures, { scale, tall, rows }: Sheet): Plan {
  const [left, right, long] = [leftMargin(figures), rightMargin(figures), longOf(truck)]
  const originX = left + (WIDTH - left - right - long * scale) / 2 + truck.fork * scale
  const originY = 14 + tall * scale
  return {
    width: WIDTH,
    height: Math.round(originY + 16 + rows * PITCH),
    origin: { x: originX, y: originY },
    scale,
    weight: 0.24 / scale,
    stroke: 0.9 / scale,
    dash: [5 / scale, 4 / scale],
    x: (mm) => originX + mm * scale,
    y: (mm) => originY - mm * scale,
  }
}
