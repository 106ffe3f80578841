import { dimensionPath } from '../core/dimension-lines.ts'
import { figure } from '../core/path.ts'
import type { Truck } from '../core/truck.ts'
import { type Figures, type Measure, millimetres } from './figures.ts'
import { back, PITCH, type Plan, straddles } from './layout.ts'

/** The size of the figures, in units of the sheet. */
export const SIZE = 23
/** The average width of a figure of the text font, relative to the font size. */
const ADVANCE = 0.56

interface Course {
  key: Measure
  value: number
  from: readonly [number, number]
  to: readonly [number, number]
  /** Extension lines from the machine to the dimension line. */
  witness: string
}

/** A dimension line as SVG paths, and its figure in place; everything in units of the sheet. */
export interface Annotation {
  key: Measure
  witness: string
  line: string
  heads: string
  text: string
  x: number
  y: number
  /** Read from below to above. */
  isUpright: boolean
  anchor: 'start' | 'middle'
}

function annotation({ key, value, from, to, witness }: Course): Annotation {
  const [x1, y1] = from
  const [x2, y2] = to
  const text = millimetres(value)
  const isUpright = x1 === x2
  const fits = Math.hypot(x2 - x1, y2 - y1) > text.length * SIZE * ADVANCE + 8
  return {
    key,
    witness,
    ...dimensionPath({ x1, y1, x2, y2, head: 11 }),
    text,
    x: isUpright ? x1 - 6 : (x1 + x2) / 2,
    y: isUpright ? (fits ? (y1 + y2) / 2 : Math.min(y1, y2) - 8) : y1 - 6,
    isUpright,
    anchor: isUpright && !fits ? 'start' : 'middle',
  }
}

/** Dimension lines of all known figures: heights left and right, lengths in rows below. */
export function annotations(
  plan: Plan,
  truck: Truck,
  figures: Figures,
): { ground: string; dimensions: Annotation[] } {
  const { x, y } = plan
  const ground = y(0)
  const dimensions: Annotation[] = []
  const [tip, end] = [x(-truck.fork), x(back(truck))]
  let [left, right, row] = [tip - 14, end + PITCH, ground + 4]

  const height = (key: Measure, at: number, reach: number) => {
    const value = figures[key]
    if (!value) return
    const witness = `M${figure(reach)} ${figure(y(value))}H${figure(at + (reach > at ? -6 : 6))}`
    dimensions.push(annotation({ key, value, from: [at, ground], to: [at, y(value)], witness }))
  }
  const lengths = (row: number, key: Measure, from: number, to: number) => {
    const value = figures[key]
    if (!value) return
    const witness = [from, to]
      .map((mm) => `M${figure(x(mm))} ${figure(ground + 4)}V${figure(row + 6)}`)
      .join('')
    dimensions.push(annotation({ key, value, from: [x(from), row], to: [x(to), row], witness }))
  }

  height('freeLift', x(-truck.fork * 0.3), x(-truck.fork * 0.3) + 8)
  if (figures.liftHeight) {
    height('liftHeight', left, x(-20))
    left -= PITCH
  }
  height('extendedHeight', left, x(90))
  if (figures.guardHeight) {
    height('guardHeight', right, x(truck.length * 0.8))
    right += PITCH
  }
  height('closedHeight', right, x(250))
  if (figures.forkLength || figures.wheelbase) {
    row += PITCH
    lengths(row, 'forkLength', -truck.fork, 0)
    if (straddles(truck) && figures.forkLength && figures.wheelbase) row += PITCH
    lengths(row, 'wheelbase', truck.overhang, truck.overhang + truck.wheelbase)
  }
  if (figures.lengthToForkFace) {
    row += PITCH
    lengths(row, 'lengthToForkFace', 0, truck.length)
  }
  if (figures.length) lengths(row + PITCH, 'length', truck.length - figures.length, truck.length)
  return {
    ground: `M${figure(tip - 20)} ${figure(ground)}H${figure(end + 20)}`,
    dimensions,
  }
}
