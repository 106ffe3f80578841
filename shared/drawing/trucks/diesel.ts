import { arc, box, circle, line, outline, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import { gasBottle } from '../parts/gas-bottle.ts'
import { type Guard, guard, guardBehind, pane } from '../parts/guard.ts'
import { beacon, blueSpot, bolts, lamp, mirror, tail } from '../parts/lamps.ts'
import { gap, louvres, plate } from '../parts/panel.ts'
import { levers, seat, steering } from '../parts/seat.ts'
import { wheel } from '../parts/wheel.ts'
import type { Body, Truck } from './truck.ts'

function frameOf(truck: Truck): Guard {
  const a = truck.overhang
  const b = a + truck.wheelbase
  const h = truck.guard
  const straight = truck.manner === 'straight'
  return {
    front: straight
      ? [
          [a - 60, 1180],
          [a + 190, h - 70],
        ]
      : [
          [a - 70, 1150],
          [a - 40, 1330, 200],
          [a + 210, h - 240, 240],
          [a + 330, h - 60],
        ],
    rear: straight
      ? [
          [b - 60, 1130],
          [b - 150, h - 70],
        ]
      : [
          [b + 60, 1140],
          [b + 40, 1420, 300],
          [b - 150, h - 330, 300],
          [b - 260, h - 60],
        ],
    height: h,
    from: straight ? a + 100 : a + 190,
    to: straight ? b - 40 : b - 90,
  }
}

function chassis(truck: Truck): Part[] {
  const [r1, r2] = truck.tyres
  const a = truck.overhang
  const b = a + truck.wheelbase
  const arch = r1 + 48
  const skirt = outline([
    [a - 190, 560, 20],
    [a - 216, 700, 60],
    [a - 100, 2 * r1 + 84, 130],
    [a + 150, 2 * r1 + 84, 90],
    [a + 300, 690, 60],
    [a + 740, 670, 30],
    [b - 150, 670, 40],
    [b - r2 + 60, 300, 40],
    [b - r2 - 60, 215, 30],
    [a + arch - 10, 215, 60],
    [a + arch - 30, 420, 40],
  ])
  return [
    { d: box(a - 120, 190, b - a + 160, 330), fill: 'frame--', line: 0, look: 'paint' },
    {
      d: skirt,
      fill: ['frame+', 'frame', 'frame-'],
      line: OUTLINE,
      inside: [
        { d: circle(a, r1, arch), fill: 'frame--', line: DETAIL },
        { d: box(a - 300, 2 * r1 + 62, 700, 22), fill: 'frame++', line: 0, look: 'paint' },
        { d: box(a + arch + 60, 400, 400, 170, 26), fill: ['frame--', 'frame-'], line: DETAIL },
        { d: box(a + arch + 60, 398, 400, 26, 6), fill: 'steel', line: DETAIL },
        {
          d: line(a + arch + 70, 412, a + arch + 450, 412),
          bar: 8,
          fill: 'steel--',
          dash: '18 12',
          line: 0,
        },
        ...gap(
          [
            [a + arch + 520, 660],
            [a + arch + 520, 230],
          ],
          'frame',
        ),
        { d: box(a + 330, 646, b, 14), fill: 'frame++', line: 0, look: 'paint' },
        {
          d: circle(a + arch + 640, 560, 46) + circle(a + arch + 640, 560, 30),
          fill: ['frame-', 'frame+'],
          line: DETAIL,
        },
      ],
    },
  ]
}

function hood(truck: Truck): Part[] {
  const b = truck.overhang + truck.wheelbase
  const a = truck.overhang
  const panel = outline([
    [a + 640, 664, 30],
    [a + 620, 940, 70],
    [a + 700, 1070, 70],
    [b - 230, 1090, 30],
    [b - 130, 1000, 30],
    [b - 130, 664, 30],
  ])
  return [
    {
      d: panel,
      fill: ['body+', 'body', 'body-'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [a + 600, 1020],
            [a + 700, 1110],
            [b, 1110],
            [b, 1030],
            [a + 700, 1030, 40],
          ]),
          fill: 'body++',
          line: 0,
        },
        {
          d: outline([
            [a + 600, 760],
            [b, 700],
            [b, 600],
            [a + 600, 600],
          ]),
          fill: 'body-',
          line: 0,
        },
        ...gap([
          [a + 690, 1040, 60],
          [a + 690, 740, 40],
          [b - 180, 700],
        ]),
        { d: box(b - 400, 760, 180, 220, 20), fill: 'frame-', line: DETAIL },
        ...louvres(b - 384, 940, 148, 6, 32),
      ],
    },
    ...plate(a + 780, 800),
    { d: box(a + 960, 1006, 120, 26, 12), fill: ['frame--', 'frame'], line: DETAIL },
  ]
}

function counterweight(truck: Truck): Part[] {
  const r2 = truck.tyres[1]
  const b = truck.overhang + truck.wheelbase
  const end = truck.length
  const arch = r2 + 46
  const shape =
    truck.manner === 'straight'
      ? outline([
          [b - 190, 664, 20],
          [b - 170, 1130, 40],
          [b - 60, 1180, 30],
          [end - 150, 1150, 150],
          [end, 980, 170],
          [end - 6, 440, 60],
          [end - 70, 330, 40],
          [b - 190, 330],
        ])
      : outline([
          [b - 200, 664, 20],
          [b - 190, 1120, 60],
          [b - 60, 1196, 40],
          [b + 170, 1196, 170],
          [end - 60, 1080, 260],
          [end, 700, 240],
          [end - 14, 400, 80],
          [end - 90, 318, 50],
          [b - 200, 318],
        ])
  return [
    {
      d: shape,
      fill: ['body+', 'body', 'body-', 'body--'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [b - 260, 1240],
            [b - 200, 1120, 60],
            [b + 150, 1120, 260],
            [end - 130, 960, 300],
            [end - 70, 600],
            [end + 40, 600],
            [end + 40, 1240],
          ]),
          fill: 'body+',
          line: 0,
        },
        {
          d: outline([
            [b + 40, 250],
            [b + 40, 560],
            [end - 260, 620, 200],
            [end + 40, 560],
            [end + 40, 250],
          ]),
          fill: 'body-',
          line: 0,
        },
        { d: circle(b, r2, arch), fill: ['frame--', 'ink'], line: OUTLINE },
        { d: arc(b, r2, arch + 14, 10, 170), line: 9, ink: 'body++', look: 'paint' },
        ...gap([
          [b - 200, 1010, 10],
          [b + 120, 1000, 160],
          [end - 160, 870, 120],
          [end - 130, 330],
        ]),
      ],
    },
    ...tail(end - 128, 800),
    { d: box(end - 30, 470, 52, 60, 10), fill: ['steel', 'steel--'], line: DETAIL },
    { d: line(end + 6, 550, end + 6, 440), bar: 18, fill: 'steel+', line: 2.5 },
  ]
}

function cowl(truck: Truck): Part[] {
  const a = truck.overhang
  const top = 2 * truck.tyres[0]
  return [
    {
      d: outline([
        [a - 170, top + 40, 20],
        [a - 130, 1160, 70],
        [a - 40, 1220, 40],
        [a + 90, 1200, 40],
        [a + 120, top + 80, 60],
        [a + 160, top + 40],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: polyline([
        [a - 120, top + 60],
        [a - 88, 1140, 30],
        [a + 60, 1160],
      ]),
      line: DETAIL,
      ink: 'frame--',
    },
  ]
}

/** Four-wheel counterbalance truck with a combustion engine. */
export function diesel(truck: Truck): Body {
  const a = truck.overhang
  const b = a + truck.wheelbase
  const [r1, r2] = truck.tyres
  const frame = frameOf(truck)
  const exhaust: Part[] = [
    {
      d: polyline([
        [b - 130, 1100],
        [b - 130, 1900, 40],
        [b - 90, 1990],
      ]),
      bar: 66,
      fill: 'steel',
      line: DETAIL,
    },
    {
      d: box(b - 178, 1230, 96, 480, 20),
      fill: ['steel++', 'steel', 'steel-'],
      across: true,
      line: DETAIL,
    },
  ]
  return {
    behind: [
      ...guardBehind(frame),
      { d: line(a - 100, 830, a - 330, 790), bar: 46, fill: 'chrome', line: DETAIL },
      { d: line(a + 200, 880, a - 130, 826), bar: 84, fill: 'steel-', line: DETAIL },
    ],
    front: [
      ...exhaust,
      steering(a + 240, 1090),
      ...levers(a + 860, 1440),
      seat(a + 790, 1080),
      ...(truck.cabin
        ? [
            pane([
              [a + 20, 1240],
              [a + 300, truck.guard - 100],
              [b - 260, truck.guard - 100],
              [b - 60, 1100],
              [b - 60, 690],
              [a + 120, 690],
            ]),
          ]
        : []),
      ...guard(frame),
      ...cowl(truck),
      ...chassis(truck),
      ...hood(truck),
      ...(truck.gas ? gasBottle((b + truck.length) / 2, 1180) : []),
      ...counterweight(truck),
      ...wheel({ x: a, radius: r1, bolts: 10 }),
      ...wheel({ x: b, radius: r2, bolts: 8 }),
      ...mirror(a + 170, truck.guard - 330),
      ...lamp(a + 190, truck.guard - 150, -1),
      ...lamp(b - 110, truck.guard - 160, 1),
      ...(truck.beacon ? beacon(b - 330, truck.guard - 12) : []),
      ...(truck.blueSpot ? blueSpot(b - 230, truck.guard - 150) : []),
      bolts([
        [a + 560, 620],
        [a + 880, 620],
      ]),
    ],
  }
}
