import { dimensionPath } from '../core/dimension.ts'
import { figure } from '../core/path.ts'
import type { Truck } from '../trucks/truck.ts'
import { type Measure, millimetres } from './figures.ts'
import { back, PITCH, type Plan, straddles } from './layout.ts'

const SIZE = 23
/** The average width of a figure of the text font, relative to the font size. */
const ADVANCE = 0.56
const MUTED = 'var(--steel,#5c6b75)'

interface Drawn {
  key: Measure
  value: number
  from: readonly [number, number]
  to: readonly [number, number]
  /** Extension lines from the machine to the dimension line. */
  witness: string
}

function drawn({ key, value, from, to, witness }: Drawn): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const { line, heads } = dimensionPath({ x1, y1, x2, y2, head: 11 })
  const text = millimetres(value)
  const upright = x1 === x2
  const fits = Math.hypot(x2 - x1, y2 - y1) > text.length * SIZE * ADVANCE + 8
  const x = upright ? x1 - 6 : (x1 + x2) / 2
  const y = upright ? (fits ? (y1 + y2) / 2 : Math.min(y1, y2) - 8) : y1 - 6
  const turn = upright ? ` transform="rotate(-90 ${figure(x)} ${figure(y)})"` : ''
  const anchor = upright && !fits ? 'start' : 'middle'
  return (
    `<g data-dimension="${key}"><path d="${witness}" stroke="${MUTED}" stroke-width=".6" opacity=".7"/>` +
    `<path class="measure" d="${line}" stroke="currentColor" stroke-width="1"/><path d="${heads}" fill="currentColor"/>` +
    `<text x="${figure(x)}" y="${figure(y)}"${turn} text-anchor="${anchor}">${text}</text></g>`
  )
}

/** Dimension lines of all known figures: heights left and right, lengths in rows below. */
export function annotations(
  plan: Plan,
  truck: Truck,
  figures: Partial<Record<Measure, number>>,
): string {
  const { x, y } = plan
  const ground = y(0)
  const [tip, end] = [x(-truck.fork), x(back(truck))]
  const parts: string[] = [
    `<path d="M${figure(tip - 20)} ${figure(ground)}H${figure(end + 20)}" stroke="currentColor" stroke-width="1.4"/>`,
  ]
  let [left, right, row] = [tip - 14, end + PITCH, ground + 4]

  const height = (key: Measure, at: number, reach: number) => {
    const value = figures[key]
    if (!value) return
    const witness = `M${figure(reach)} ${figure(y(value))}H${figure(at + (reach > at ? -6 : 6))}`
    parts.push(drawn({ key, value, from: [at, ground], to: [at, y(value)], witness }))
  }
  const lengths = (row: number, key: Measure, from: number, to: number) => {
    const value = figures[key]
    if (!value) return
    const witness = [from, to]
      .map((mm) => `M${figure(x(mm))} ${figure(ground + 4)}V${figure(row + 6)}`)
      .join('')
    parts.push(drawn({ key, value, from: [x(from), row], to: [x(to), row], witness }))
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
  return `<g fill="none"><g font-size="${SIZE}" font-weight="500">${parts.join('').replaceAll('<text ', '<text fill="currentColor" ')}</g></g>`
}
