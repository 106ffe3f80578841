import { box, circle, line, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Truck } from '../core/truck.ts'
import { gap, step } from '../parts/bodywork.ts'
import { type Guard, guard, guardBehind } from '../parts/guard.ts'
import { lights, mirror } from '../parts/lamps.ts'
import { tiltCylinder } from '../parts/mast.ts'
import { wheel } from '../parts/wheel.ts'
import { workplace } from '../parts/workplace.ts'
import { batteryCover, counterweight, cowlOf } from './electric-bodywork.ts'

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
        ...step({ x: a + arch + 16, y: 214, width: 300, height: 22, radius: 5, tread: '16 10' }),
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

/** Four-wheel counterbalance truck with a battery under the seat. */
export function electric(truck: Truck): Body {
  const { overhang: a, length: end, guard: h } = truck
  const b = a + truck.wheelbase
  const frame = frameOf(truck)
  const front = a + truck.tyres[0] + 372
  return {
    behind: [
      ...guardBehind(frame),
      ...tiltCylinder([a + 20, 660, a - 250, 620, 42], [a + 160, 700, a - 80, 645, 76]),
    ],
    front: [
      ...workplace(truck, {
        steering: [a + 190, 960],
        levers: [front + 50, 1330],
        seat: [front + 10, 960],
        window: [
          [a - 20, 1120],
          [a + 150, h - 90],
          [end - 360, h - 90],
          [end - 220, 1000],
          [end - 220, 440],
          [a + 190, 440],
          [a + 60, 900],
        ],
      }),
      ...guard(frame),
      ...cowlOf(truck),
      ...chassis(truck),
      ...batteryCover(truck),
      ...counterweight(truck),
      ...wheel({ x: a, radius: truck.tyres[0], bolts: 8, rim: 0.56 }),
      ...wheel({ x: b, radius: truck.tyres[1], bolts: 6, rim: 0.56 }),
      ...mirror(a + 70, h - 320),
      ...lights(truck, {
        front: [a + 70, h - 150],
        rear: [end - 270, h - 160],
        beacon: [end - 520, h - 12],
        blueSpot: [end - 400, h - 140],
      }),
    ],
  }
}
