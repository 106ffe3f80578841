import { box, circle, line, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'

/** An L-shaped fork with its face at x = 0 and its blade 15 mm above the ground. */
export function forks(length: number): Part[] {
  const blade = outline([
    [0, 590, 14],
    [44, 590, 14],
    [44, 60, 70],
    [-6, 12, 50],
    [-length + 320, 12],
    [-length, 40, 10],
    [-length, 56, 8],
    [-length + 330, 62],
    [-60, 64, 40],
    [0, 120, 60],
  ])
  return [
    {
      d: blade,
      fill: ['fork+', 'fork', 'fork-'],
      line: OUTLINE,
      inside: [
        { d: box(-length, 50, length - 40, 9), fill: 'fork++', line: 0 },
        { d: box(3, 100, 8, 480), fill: 'fork++', line: 0 },
      ],
    },
    { d: circle(24, 552, 13), fill: 'steel', line: 2.5 },
  ]
}

/** The carriage with its rollers, and a load backrest of that height in millimetres. */
export function carriage(backrest = 640): Part[] {
  const rest: Part[] =
    backrest < 60
      ? []
      : [
          { d: box(64, 590, 34, backrest, 10), fill: ['mast+', 'mast'], line: OUTLINE },
          { d: line(74, 600, 74, 580 + backrest), line: DETAIL, ink: 'mast++', look: 'paint' },
          { d: box(50, 556 + backrest, 54, 40, 10), fill: 'mast-', line: DETAIL },
        ]
  return [
    ...rest,
    {
      d: outline([
        [70, 80, 10],
        [70, 600, 10],
        [150, 600, 30],
        [190, 480, 40],
        [190, 190, 40],
        [150, 80, 30],
      ]),
      fill: ['mast+', 'mast', 'mast-'],
      line: OUTLINE,
    },
    { d: circle(146, 470, 36) + circle(146, 200, 36), fill: ['steel++', 'steel-'], line: DETAIL },
    { d: circle(146, 470, 13) + circle(146, 200, 13), fill: 'steel--', line: 2.5, look: 'paint' },
    {
      d: box(44, 476, 48, 96, 8) + box(44, 96, 48, 96, 8),
      fill: ['mast++', 'mast-'],
      line: DETAIL,
    },
    { d: box(40, 556, 62, 24, 6), fill: 'mast-', line: DETAIL },
  ]
}

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
