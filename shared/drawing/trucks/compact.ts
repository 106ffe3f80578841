import { box, circle, line, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Truck } from '../core/truck.ts'
import { cowl, gap, louvres, plate, shade } from '../parts/bodywork.ts'
import { type Guard, guard, guardBehind } from '../parts/guard.ts'
import { lights, tail } from '../parts/lamps.ts'
import { tiltCylinder } from '../parts/mast.ts'
import { wheel } from '../parts/wheel.ts'
import { levers, seat, steering } from '../parts/workplace.ts'

function frameOf({ overhang: a, length: end, guard: h }: Truck): Guard {
  return {
    front: [
      [a - 120, 640],
      [a - 120, 1100, 400],
      [a + 60, h - 200, 200],
      [a + 190, h - 58],
    ],
    rear: [
      [end - 110, 760],
      [end - 120, 1280, 420],
      [end - 200, h - 190, 180],
      [end - 330, h - 58],
    ],
    height: h,
    from: a + 70,
    to: end - 230,
    width: 74,
  }
}

function hull({ overhang: a, length: end, tyres: [r1], wheelbase }: Truck): Part[] {
  const b = a + wheelbase
  const arch = r1 + 34
  const top = 2 * r1 + 62
  const front = a + arch + 300
  const shape = outline([
    [front, 150, 30],
    [front - 12, 470, 40],
    [front - 34, 780, 60],
    [front + 30, 930, 90],
    [end - 330, 960, 60],
    [end - 210, 1030, 80],
    [end - 60, 1000, 130],
    [end, 700, 200],
    [end - 4, 330, 90],
    [end - 70, 262, 50],
    [b - 130, 250, 60],
    [b - 220, 150, 60],
  ])
  return [
    {
      d: outline([
        [a - 150, 420, 20],
        [a - 170, 500, 40],
        [a - 120, top, 100],
        [a + 130, top, 80],
        [a + arch, 430, 40],
        [front + 40, 420],
        [front + 40, 150],
        [a + arch - 20, 150, 40],
        [a + arch - 40, 330, 30],
      ]),
      fill: ['frame+', 'frame', 'frame-'],
      line: OUTLINE,
      inside: [
        { d: circle(a, r1, arch), fill: 'frame--', line: DETAIL },
        { d: line(a - 160, top - 12, a + 120, top - 12), line: 12, ink: 'frame++', look: 'paint' },
        { d: box(a + arch + 26, 200, 250, 150, 20), fill: ['frame--', 'frame-'], line: DETAIL },
        { d: box(a + arch + 16, 198, 280, 22, 5), fill: 'steel', line: DETAIL },
      ],
    },
    { d: box(a + arch - 20, 412, 330, 18, 4), fill: ['steel', 'steel-'], line: DETAIL },
    { d: box(b - 150, 250, 320, 120), fill: 'frame--', line: 0, look: 'paint' },
    {
      d: shape,
      fill: ['body+', 'body', 'body-', 'body--'],
      line: OUTLINE,
      inside: [
        shade(
          [
            [front - 80, 1080],
            [front - 80, 880],
            [front + 60, 880, 40],
            [end - 330, 900, 100],
            [end - 150, 940, 120],
            [end - 60, 640],
            [end + 40, 640],
            [end + 40, 1080],
          ],
          'body+',
        ),
        shade(
          [
            [front - 80, 100],
            [front - 80, 300],
            [b - 60, 330, 160],
            [end - 180, 480, 200],
            [end + 40, 500],
            [end + 40, 100],
          ],
          'body-',
        ),
        {
          d: outline([
            [front + 20, 330, 40],
            [front - 2, 590, 60],
            [front + 40, 620, 30],
            [end - 340, 620, 30],
            [end - 400, 330, 60],
          ]),
          fill: ['frame+', 'frame', 'frame-'],
          line: DETAIL,
        },
        ...louvres(front + 70, 560, end - 560 - front, 5, 38, 8),
        ...gap([
          [end - 290, 1020],
          [end - 300, 240],
        ]),
        { d: box(front + 80, 840, 160, 34, 16), fill: ['body--', 'body-'], line: DETAIL },
      ],
    },
    ...plate(end - 470, 730),
    ...tail(end - 128, 640),
    { d: line(end + 6, 560, end + 6, 450), bar: 16, fill: 'steel+', line: 2.5 },
  ]
}

function cowlOf({ overhang: a, tyres }: Truck): Part[] {
  const top = 2 * tyres[0] + 46
  return cowl(
    [
      [a - 136, top, 20],
      [a - 130, 980, 80],
      [a - 30, 1080, 70],
      [a + 60, 1050, 50],
      [a + 60, top + 80, 60],
      [a + 110, top],
    ],
    [
      [a - 90, top + 20],
      [a - 84, 960, 60],
      [a + 40, 1020],
    ],
  )
}

/** Compact three-wheel truck: twin steered wheel under the counterweight, short and round. */
export function compact(truck: Truck): Body {
  const { overhang: a, length: end, guard: h, tyres } = truck
  const b = a + truck.wheelbase
  const frame = frameOf(truck)
  const front = a + tyres[0] + 334
  return {
    behind: [
      ...guardBehind(frame),
      ...tiltCylinder([a + 120, h - 130, a - 180, 1560, 30], [a + 150, h - 90, a - 30, 1770, 58]),
    ],
    front: [
      steering(a + 150, 930),
      ...levers(front + 30, 1290),
      seat(front - 30, 930),
      ...guard(frame),
      ...wheel({ x: b, radius: tyres[1], bolts: 6, rim: 0.58 }),
      ...cowlOf(truck),
      ...hull(truck),
      ...wheel({ x: a, radius: tyres[0], bolts: 6, rim: 0.58 }),
      ...lights(truck, {
        front: [a + 50, h - 150],
        rear: [end - 190, h - 150],
        beacon: [end - 420, h - 12],
        blueSpot: [end - 330, h - 130],
      }),
    ],
  }
}
