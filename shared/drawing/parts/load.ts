import { box, line, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

function pallet(x: number, y: number, width: number): Part[] {
  const block = 130
  const blocks = [0, (width - block) / 2, width - block]
    .map((at) => box(x + at, y + 22, block, 78))
    .join('')
  return [
    { d: box(x, y + 22, width, 78), fill: 'wood--', line: 0, look: 'paint' },
    { d: box(x + 30, y + 54, width, 44), fill: 'fork', line: 0, look: 'paint' },
    { d: blocks, fill: ['wood', 'wood-'], line: DETAIL },
    { d: box(x, y, width, 22, 3), fill: 'wood', line: DETAIL },
    { d: box(x, y + 100, width, 44, 3), fill: ['wood+', 'wood'], line: DETAIL },
    { d: line(x, y + 122, x + width, y + 122), line: 2.5, ink: 'wood-', look: 'paint' },
  ]
}

function carton(x: number, y: number, width: number, height: number, shade: boolean): Part[] {
  return [
    {
      d: box(x, y, width, height, 4),
      fill: shade ? ['carton', 'carton-'] : ['carton+', 'carton'],
      line: DETAIL,
      inside: [
        { d: box(x, y + height * 0.42, width, 26), fill: 'carton++', line: 0 },
        { d: box(x, y, 14, height), fill: 'carton++', line: 0 },
        {
          d: box(x + width * 0.68, y + height * 0.62, width * 0.2, height * 0.2),
          fill: 'paper',
          line: 0,
        },
        { d: box(x + width * 0.7, y + height * 0.66, width * 0.16, 7), fill: 'steel', line: 0 },
        { d: box(x + width * 0.7, y + height * 0.73, width * 0.1, 7), fill: 'steel', line: 0 },
      ],
    },
  ]
}

/** A Euro pallet, 1200 mm along the forks, with three layers of wrapped cartons. */
export function load(fork: number): Part[] {
  const x = -Math.max(fork, 1150) - 30
  const width = 1200
  // The deck lies on the blades, whose upper side is 62 mm above their lowest point.
  const base = 62 - 100
  const [columns, rows, height] = [3, 3, 330]
  const cartons = Array.from({ length: columns * rows }, (_, i) =>
    carton(
      x + 12 + (i % columns) * ((width - 24) / columns),
      base + 148 + Math.floor(i / columns) * height,
      (width - 24) / columns - 4,
      height - 3,
      i % 2 === 0,
    ),
  ).flat()
  const top = base + 148 + rows * height
  return [
    ...pallet(x, base, width),
    ...cartons,
    {
      d: outline([
        [x + 10, base + 144],
        [x + 10, top + 4, 30],
        [x + width - 10, top + 4, 30],
        [x + width - 10, base + 144],
      ]),
      fill: 'wrap',
      line: 0,
      opacity: 0.2,
      look: 'paint',
    },
    {
      d:
        line(x + 60, base + 200, x + 330, top - 40) +
        line(x + 900, base + 240, x + 1120, top - 200),
      bar: 34,
      fill: 'white',
      line: 0,
      opacity: 0.14,
      look: 'paint',
    },
    { d: box(x + 10, base + 146, width - 20, top - base - 142, 12), line: OUTLINE },
  ]
}
