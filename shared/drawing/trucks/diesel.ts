import { box, circle, outline, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Truck } from '../core/truck.ts'
import { gap, gasBottle, step } from '../parts/bodywork.ts'
import { type Guard, guard, guardBehind } from '../parts/guard.ts'
import { bolts, lights, mirror } from '../parts/lamps.ts'
import { tiltCylinder } from '../parts/mast.ts'
import { wheel } from '../parts/wheel.ts'
import { workplace } from '../parts/workplace.ts'
import { counterweight, cowlOf, hood } from './diesel-bodywork.ts'

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
        ...step({ x: a + arch + 60, y: 398, width: 400, height: 26, radius: 6, tread: '18 12' }),
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
      ...tiltCylinder([a - 100, 830, a - 330, 790, 46], [a + 200, 880, a - 130, 826, 84]),
    ],
    front: [
      ...exhaust,
      ...workplace(truck, {
        steering: [a + 240, 1090],
        levers: [a + 860, 1440],
        seat: [a + 790, 1080],
        window: [
          [a + 20, 1240],
          [a + 300, truck.guard - 100],
          [b - 260, truck.guard - 100],
          [b - 60, 1100],
          [b - 60, 690],
          [a + 120, 690],
        ],
      }),
      ...guard(frame),
      ...cowlOf(truck),
      ...chassis(truck),
      ...hood(truck),
      ...(truck.gas ? gasBottle((b + truck.length) / 2, 1180) : []),
      ...counterweight(truck),
      ...wheel({ x: a, radius: r1, bolts: 10 }),
      ...wheel({ x: b, radius: r2, bolts: 8 }),
      ...mirror(a + 170, truck.guard - 330),
      ...lights(truck, {
        front: [a + 190, truck.guard - 150],
        rear: [b - 110, truck.guard - 160],
        beacon: [b - 330, truck.guard - 12],
        blueSpot: [b - 230, truck.guard - 150],
      }),
      bolts([
        [a + 560, 620],
        [a + 880, 620],
      ]),
    ],
  }
}
