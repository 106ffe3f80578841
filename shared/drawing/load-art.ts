import { annotate, type Span } from './core/dimension-lines.ts'
import { lines, PAGE_COLOURS } from './core/lines.ts'
import { circle, decoration, figure, line } from './core/path.ts'
import { DETAIL, moved } from './core/shape.ts'
import { carriage, forks, load } from './parts/forks.ts'

const FORK = 1150
/** How far the forks are from the load, and how much higher it stands than a load on the forks. */
const [APART, RAISED] = [540, 38]
const [FRONT, BACK] = [-1180 - APART, 20 - APART]
const [CENTRE, MIDDLE, TOP] = [(FRONT + BACK) / 2, 608, 1138]

const spans: Span[] = [
  { along: 'x', from: -FORK, to: 0, offset: -190, reach: -30 },
  { along: 'x', from: FRONT, to: BACK, offset: -380, reach: -30 },
  { along: 'y', from: 0, to: TOP, offset: FRONT - 190, reach: FRONT - 20 },
]

/** The symbol for a centre of gravity: a circle with two opposite quarters filled, and its axes. */
function centreOfGravity(radius: number): string {
  const quarter = (way: 1 | -1) =>
    `M${figure(CENTRE)} ${-MIDDLE}v${-radius * way}a${radius} ${radius} 0 0 1 ${radius * way} ${radius * way}z`
  const axes = line(CENTRE, -60, CENTRE, TOP + 110) + line(FRONT - 110, MIDDLE, BACK + 110, MIDDLE)
  return (
    `<path d="${axes}" stroke-dasharray="60 16 8 16" opacity=".6" fill="none"/>` +
    `<path d="${circle(CENTRE, MIDDLE, radius)}"/>` +
    `<path d="${quarter(1)}${quarter(-1)}" fill="currentColor" stroke="none"/>`
  )
}

/** Forks in front of a loaded pallet, drawn like `lineArt`. It stands for any kind of truck. */
export function loadArt({ dimensions = true, sheet = PAGE_COLOURS.sheet } = {}): string {
  const [left, right] = [FRONT - (dimensions ? 400 : 160), 330]
  const drawn = lines([...carriage(), ...forks(FORK), moved(-APART, RAISED, ...load(FORK))], {
    prefix: 'load',
    from: DETAIL,
    sheet,
  })
  const dimensionLines = dimensions
    ? `<g class="dimensions" fill="none">${annotate(spans, 68)}</g>`
    : ''
  return decoration(
    [left, TOP + 190, right, dimensions ? -520 : -60],
    `<g fill="${sheet}" stroke-width="4">${drawn}` +
      `<path d="${line(left, 0, right, 0)}" stroke-width="6"/>${centreOfGravity(58)}${dimensionLines}</g>`,
  )
}
