import { box, circle, line } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

const RADIUS = 158

/** A bottle of LPG that lies across the machine, seen from its end; x and y are its foot. */
export function gasBottle(x: number, y: number): Part[] {
  const centre = y + RADIUS + 20
  return [
    { d: box(x - 190, y - 40, 380, 70, 20), fill: ['frame++', 'frame-'], line: DETAIL },
    { d: circle(x, centre, RADIUS), fill: ['steel++', 'steel', 'steel-'], line: OUTLINE },
    { d: circle(x, centre, RADIUS - 34), fill: ['steel+', 'steel-'], line: DETAIL },
    { d: circle(x, centre, 52), fill: ['steel', 'steel--'], line: DETAIL },
    { d: circle(x, centre, 22), fill: 'frame--', line: 2.5, look: 'paint' },
    { d: line(x - 168, y + 10, x - 168, centre + 40), bar: 22, fill: 'frame', line: DETAIL },
    { d: line(x + 168, y + 10, x + 168, centre + 40), bar: 22, fill: 'frame', line: DETAIL },
  ]
}
