import { arc, circle } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

interface Wheel {
  /** In millimetres. The axle is as high as the radius, so the tyre stands on the ground. */
  x: number
  radius: number
  /** The radius of the rim, relative to that of the tyre. */
  rim?: number
  bolts?: number
  kind?: 'tyre' | 'polyurethane'
}

const around = (count: number, x: number, y: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.5) / count) * 2 * Math.PI
    return circle(x + radius * Math.cos(turn), y + radius * Math.sin(turn), size)
  }).join('')

function tread(x: number, r: number): Part[] {
  const step = (2 * Math.PI * (r - 9)) / 44
  return [
    { d: circle(x, r, r), fill: ['rubber+', 'rubber', 'rubber-'], line: OUTLINE },
    {
      d: circle(x, r, r - 9),
      bar: 15,
      fill: 'rubber--',
      dash: `${(step * 0.36).toFixed(2)} ${(step * 0.64).toFixed(2)}`,
      line: 0,
    },
    {
      d: circle(x, r, r * 0.9),
      fill: ['rubber++', 'rubber+', 'rubber-'],
      line: DETAIL,
      ink: 'rubber--',
      look: 'paint',
    },
    { d: circle(x, r, r * 0.78), line: DETAIL, ink: 'rubber--', look: 'paint' },
    {
      d: arc(x, r, r * 0.84, 105, 165),
      bar: r * 0.05,
      fill: 'white',
      line: 0,
      opacity: 0.12,
      look: 'paint',
    },
  ]
}

function disc(x: number, r: number, rim: number, bolts: number): Part[] {
  return [
    { d: circle(x, r, rim), fill: ['rim--', 'rim', 'rim+'], line: DETAIL },
    {
      d: circle(x, r, rim * 0.9),
      fill: ['rim++', 'rim', 'rim-'],
      line: DETAIL,
      ink: 'rim--',
      look: 'paint',
    },
    { d: circle(x, r, rim * 0.74), fill: ['rim-', 'rim', 'rim+'], line: DETAIL, ink: 'rim--' },
    { d: around(bolts, x, r, rim * 0.55, rim * 0.075), fill: 'steel++', line: 2.5, look: 'paint' },
    { d: circle(x, r, rim * 0.36), fill: ['rim++', 'rim-'], line: DETAIL },
    { d: circle(x, r, rim * 0.2), fill: ['rim-', 'rim+'], line: 2.5, ink: 'rim--', look: 'paint' },
  ]
}

/** A wheel seen from the side: tyre with tread, rim, bolts, hub. */
export function wheel({ x, radius, rim = 0.58, bolts = 8, kind = 'tyre' }: Wheel): Part[] {
  if (kind === 'tyre') return [...tread(x, radius), ...disc(x, radius, radius * rim, bolts)]
  return [
    {
      d: circle(x, radius, radius),
      fill: ['polyurethane+', 'polyurethane', 'polyurethane-'],
      line: OUTLINE,
    },
    { d: circle(x, radius, radius * 0.76), fill: ['steel++', 'steel', 'steel-'], line: DETAIL },
    {
      d: circle(x, radius, radius * 0.6),
      fill: ['steel-', 'steel+'],
      line: DETAIL,
      ink: 'steel--',
      look: 'paint',
    },
    { d: around(bolts, x, radius, radius * 0.44, radius * 0.06), fill: 'steel--', line: 0 },
    { d: circle(x, radius, radius * 0.24), fill: ['chrome', 'steel-'], line: DETAIL },
  ]
}
