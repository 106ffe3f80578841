import { arc, box, circle, line, outline, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import { type Guard, guard, guardBehind, pane } from '../parts/guard.ts'
import { beacon, blueSpot, lamp, mirror, tail } from '../parts/lamps.ts'
import { gap, louvres, plate } from '../parts/panel.ts'
import { levers, seat, steering } from '../parts/seat.ts'
import { wheel } from '../parts/wheel.ts'
import type { Body, Truck } from './truck.ts'

function frameOf({ overhang: a, length: end, guard: h, manner }: Truck): Guard {
  if (manner === 'straight') {
    return {
      front: [
        [a - 90, 700],
        [a - 70, 1080, 120],
        [a + 130, h - 60],
      ],
      rear: [
        [end - 190, 900],
        [end - 330, h - 60],
      ],
      height: h,
      from: a + 40,
      to: end - 250,
      width: 66,
    }
  }
  return {
    front: [
      [a - 110, 700],
      [a - 96, 1120, 300],
      [a + 90, h - 240, 220],
      [a + 200, h - 60],
    ],
    rear: [
      [end - 210, 880],
      [end - 190, 1240, 340],
      [end - 330, h - 260, 260],
      [end - 430, h - 60],
    ],
    height: h,
    from: a + 90,
    to: end - 300,
    width: 70,
  }
}

function chassis(truck: Truck): Part[] {
  const [r1, r2] = truck.tyres
  const { overhang: a } = truck
  const b = a + truck.wheelbase
  const arch = r1 + 38
  const top = 2 * r1 + 66
  const fender = outline([
    [a - 150, 430, 20],
    [a - 176, 520, 50],
    [a - 120, top, 110],
    [a + 140, top, 90],
    [a + arch + 14, 440, 50],
    [a + arch + 330, 430, 20],
    [a + arch + 350, 540, 30],
    [b, 540],
    [b - r2 + 40, 190, 30],
    [a + arch - 20, 160, 50],
    [a + arch - 30, 330, 40],
  ])
  return [
    { d: box(a - 60, 150, b - a + 60, 280), fill: 'frame--', line: 0, look: 'paint' },
    {
      d: fender,
      fill: ['frame+', 'frame', 'frame-'],
      line: OUTLINE,
      inside: [
        { d: circle(a, r1, arch), fill: 'frame--', line: DETAIL },
        { d: line(a - 160, top - 12, a + 130, top - 12), line: 12, ink: 'frame++', look: 'paint' },
        {
          d: outline([
            [a + arch + 30, 216, 16],
            [a + arch + 10, 372, 30],
            [a + arch + 300, 372, 16],
            [a + arch + 300, 216, 16],
          ]),
          fill: ['frame--', 'frame-'],
          line: DETAIL,
        },
        { d: box(a + arch + 16, 214, 300, 22, 5), fill: 'steel', line: DETAIL },
        {
          d: line(a + arch + 26, 226, a + arch + 306, 226),
          bar: 8,
          fill: 'steel--',
          dash: '16 10',
          line: 0,
        },
        ...gap(
          [
            [a + arch + 344, 540],
            [a + arch + 344, 150],
          ],
          'frame',
        ),
      ],
    },
    { d: box(a + arch - 10, 426, 344, 18, 4), fill: ['steel', 'steel-'], line: DETAIL },
  ]
}

function batteryCover({ overhang: a, length: end, manner, tyres }: Truck): Part[] {
  const front = a + tyres[0] + 372
  const top = 950
  const panel = outline([
    [front, 430, 26],
    [front - 26, 780, 60],
    [front + 40, top, 80],
    [end - 420, top + 20, 20],
    [end - 420, 430, 20],
  ])
  return [
    {
      d: panel,
      fill: ['body+', 'body', 'body-'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [front - 60, top + 40],
            [front - 60, top - 50],
            [end, top - 40],
            [end, top + 40],
          ]),
          fill: 'body++',
          line: 0,
        },
        ...(manner === 'straight'
          ? [{ d: box(front - 60, 400, end, 190), fill: ['trim+', 'trim'] as const, line: DETAIL }]
          : [
              {
                d: outline([
                  [front - 60, 620],
                  [end - 500, 540, 120],
                  [end, 540],
                  [end, 380],
                  [front - 60, 380],
                ]),
                fill: 'body-',
                line: 0,
              } as const,
            ]),
        ...gap([
          [front + 52, top - 40, 50],
          [front + 40, 640, 40],
          [end - 380, 640],
        ]),
        { d: box(end - 640, 830, 150, 54, 20), fill: ['body--', 'body-'], line: DETAIL },
      ],
    },
    ...plate(front + 96, 760),
  ]
}

function counterweight({ overhang: a, wheelbase, length: end, manner, tyres }: Truck): Part[] {
  const b = a + wheelbase
  const r2 = tyres[1]
  const arch = r2 + 40
  const straight = manner === 'straight'
  const shape = straight
    ? outline([
        [end - 424, 430],
        [end - 424, 1010, 30],
        [end - 110, 1010, 100],
        [end - 30, 860, 120],
        [end, 520, 120],
        [end - 10, 260, 50],
        [end - 70, 200, 30],
        [end - 424, 200],
      ])
    : outline([
        [end - 424, 430],
        [end - 424, 1030, 50],
        [end - 230, 1060, 120],
        [end - 50, 960, 210],
        [end, 620, 220],
        [end - 8, 290, 70],
        [end - 80, 205, 40],
        [end - 424, 205],
      ])
  return [
    {
      d: shape,
      fill: ['body+', 'body', 'body-', 'body--'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [end - 500, 1100],
            [end - 500, 970],
            [end - 230, 980, 200],
            [end - 120, 860, 200],
            [end - 60, 560],
            [end + 40, 560],
            [end + 40, 1100],
          ]),
          fill: 'body+',
          line: 0,
        },
        ...(straight
          ? [
              {
                d: outline([
                  [end - 500, 100],
                  [end - 500, 590],
                  [end - 60, 590, 60],
                  [end + 40, 560],
                  [end + 40, 100],
                ]),
                fill: ['trim+', 'trim', 'trim-'] as const,
                line: DETAIL,
              },
            ]
          : [
              {
                d: outline([
                  [end - 500, 100],
                  [end - 500, 520],
                  [end - 150, 560, 160],
                  [end + 40, 500],
                  [end + 40, 100],
                ]),
                fill: 'body-',
                line: 0,
              } as const,
            ]),
        { d: circle(b, r2, arch), fill: ['frame--', 'ink'], line: OUTLINE },
        {
          d: arc(b, r2, arch + 12, 10, 170),
          line: 8,
          ink: straight ? 'trim++' : 'body++',
          look: 'paint',
        },
        ...(straight
          ? louvres(end - 330, 880, 190, 4, 34)
          : gap([
              [end - 424, 900],
              [end - 200, 890, 160],
              [end - 110, 700, 100],
              [end - 96, 200],
            ])),
      ],
    },
    ...tail(end - (straight ? 118 : 122), straight ? 640 : 700),
    { d: box(end - 22, 330, 44, 54, 10), fill: ['steel', 'steel--'], line: DETAIL },
    { d: line(end + 6, 400, end + 6, 306), bar: 16, fill: 'steel+', line: 2.5 },
  ]
}

function cowl({ overhang: a, tyres, manner }: Truck): Part[] {
  const top = 2 * tyres[0] + 50
  const shape = outline([
    [a - 136, top, 20],
    [a - 110, 1060, 60],
    [a - 40, 1110, 40],
    [a + 70, 1090, 40],
    [a + 90, top + 60, 60],
    [a + 120, top],
  ])
  return [
    {
      d: shape,
      fill: manner === 'soft' ? ['trim++', 'trim', 'trim-'] : ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: polyline([
        [a - 90, top + 30],
        [a - 68, 1040, 30],
        [a + 50, 1060],
      ]),
      line: DETAIL,
      ink: 'frame--',
    },
  ]
}

/** Four-wheel counterbalance truck with a battery under the seat. */
export function electric(truck: Truck): Body {
  const { overhang: a, length: end, guard: h } = truck
  const b = a + truck.wheelbase
  const frame = frameOf(truck)
  const front = a + truck.tyres[0] + 372
  return {
    behind: [
      ...guardBehind(frame),
      { d: line(a + 20, 660, a - 250, 620), bar: 42, fill: 'chrome', line: DETAIL },
      { d: line(a + 160, 700, a - 80, 645), bar: 76, fill: 'steel-', line: DETAIL },
    ],
    front: [
      steering(a + 190, 960),
      ...levers(front + 50, 1330),
      seat(front + 10, 960),
      ...(truck.cabin
        ? [
            pane([
              [a - 20, 1120],
              [a + 150, h - 90],
              [end - 360, h - 90],
              [end - 220, 1000],
              [end - 220, 440],
              [a + 190, 440],
              [a + 60, 900],
            ]),
          ]
        : []),
      ...guard(frame),
      ...cowl(truck),
      ...chassis(truck),
      ...batteryCover(truck),
      ...counterweight(truck),
      ...wheel({ x: a, radius: truck.tyres[0], bolts: 8, rim: 0.56 }),
      ...wheel({ x: b, radius: truck.tyres[1], bolts: 6, rim: 0.56 }),
      ...mirror(a + 70, h - 320),
      ...lamp(a + 70, h - 150, -1),
      ...lamp(end - 270, h - 160, 1),
      ...(truck.beacon ? beacon(end - 520, h - 12) : []),
      ...(truck.blueSpot ? blueSpot(end - 400, h - 140) : []),
    ],
  }
}
