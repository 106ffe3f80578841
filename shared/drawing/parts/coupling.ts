import { box, line } from '../core/path.ts'
import { DETAIL, type Part } from '../core/shape.ts'

interface Coupling {
  /** The lower left corner of the block and its size, in millimetres. */
  x: number
  y: number
  width: number
  height: number
  pin: { x: number; from: number; to: number; width: number }
}

/** The trailer coupling in the counterweight, with its pin. */
export const coupling = ({ x, y, width, height, pin }: Coupling): Part[] => [
  { d: box(x, y, width, height, 10), fill: ['steel', 'steel--'], line: DETAIL },
  { d: line(pin.x, pin.from, pin.x, pin.to), bar: pin.width, fill: 'steel+', line: 2.5 },
]
