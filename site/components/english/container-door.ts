import { CONTAINER_DOOR } from '../../../shared/buying/container.ts'
import { passageHeight } from '../../../shared/figures/derived.ts'
import type { Figures } from '../../../shared/figures/registry.ts'
import { englishNumber } from '../../../shared/writing/english.ts'

/** Of a machine whose width nobody has said. */
const USUAL_WIDTH = 1200
/** Millimetres in a unit of the drawing. */
const SCALE = 10

const [DOOR, TALL, WIDE] = [
  CONTAINER_DOOR.height / SCALE,
  CONTAINER_DOOR.highCube / SCALE,
  CONTAINER_DOOR.width / SCALE,
]
/** Around the door: room for the dimension lines. */
const [LEFT, RIGHT, BELOW] = [46, 46, 34]

/** The machine from the front in the door of a container, to scale, as SVG without a name of its own. */
export function containerDoor(figures: Figures): string {
  const height = passageHeight(figures)
  const top = Math.max(TALL, (height ?? 0) / SCALE) + 18
  const truck =
    height === undefined ? '' : machine(height / SCALE, (figures.width ?? USUAL_WIDTH) / SCALE)
  return [
    `<svg viewBox="${-LEFT} ${-top} ${WIDE + LEFT + RIGHT} ${top + BELOW}" fill="none" stroke="currentColor" stroke-width="1.2">`,
    `<path d="M-14 0H${WIDE + 14}" stroke-width="2"/>`,
    `<path d="M0 0V${-TALL}H${WIDE}V0" stroke-dasharray="5 4" opacity=".55"/>`,
    `<path d="M0 0V${-DOOR}H${WIDE}V0" stroke-width="3"/>`,
    truck,
    upright(-22, DOOR, CONTAINER_DOOR.height),
    height === undefined ? '' : upright(WIDE + 24, height / SCALE, height),
    across(WIDE, CONTAINER_DOOR.width),
    '</svg>',
  ].join('')
}

/** Wheels, body, guard, mast and forks. */
function machine(height: number, width: number): string {
  const middle = WIDE / 2
  const [left, right] = [middle - width / 2, middle + width / 2]
  const mast = width * 0.27
  const rect = (x: number, y: number, w: number, h: number, more = '') =>
    `<rect x="${round(x)}" y="${round(-y - h)}" width="${round(w)}" height="${round(h)}"${more}/>`
  return [
    rect(left, 0, width * 0.2, 56, ' rx="3" fill="currentColor"'),
    rect(right - width * 0.2, 0, width * 0.2, 56, ' rx="3" fill="currentColor"'),
    rect(left + 2, 22, width - 4, 80, ' class="shipping__body"'),
    rect(middle - width * 0.4, 102, width * 0.8, height * 0.94 - 102),
    rect(middle - mast - 4, 6, 8, height - 6, ' class="shipping__mast"'),
    rect(middle + mast - 4, 6, 8, height - 6, ' class="shipping__mast"'),
    rect(middle - mast, height - 8, mast * 2, 5, ' class="shipping__mast"'),
    rect(middle - width * 0.42, 14, width * 0.84, 7, ' class="shipping__mast"'),
    rect(middle - width * 0.42, 40, width * 0.84, 6, ' class="shipping__mast"'),
    rect(middle - width * 0.26, 4, 12, 5, ' fill="currentColor"'),
    rect(middle + width * 0.26 - 12, 4, 12, 5, ' fill="currentColor"'),
  ].join('')
}

const round = (value: number) => Math.round(value * 10) / 10

const LABEL = 'stroke="none" fill="currentColor" font-size="13" text-anchor="middle"'

/** A dimension line beside what it measures. */
function upright(x: number, high: number, value: number): string {
  const end = round(-high)
  return (
    `<path d="M${x - 5} 0h10M${x - 5} ${end}h10M${x} 0V${end}M${x - 2.5} -7l2.500 7l2.500-7M${x - 2.5} ${end + 7}l2.500-7l2.500 7" stroke-width=".8"/>` +
    `<text transform="translate(${x - 6} ${round(-high / 2)}) rotate(-90)" ${LABEL}>${englishNumber(value)}</text>`
  )
}

const across = (wide: number, value: number) =>
  `<path d="M0 14v10M${wide} 14v10M0 19H${wide}M7 16.5l-7 2.500l7 2.500M${wide - 7} 16.500l7 2.500l-7 2.500" stroke-width=".8"/>` +
  `<text x="${wide / 2}" y="32" ${LABEL}>${englishNumber(value)}</text>`
