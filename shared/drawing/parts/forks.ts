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
