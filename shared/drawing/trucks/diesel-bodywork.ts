import { box, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { coupling, cowl, gap, louvres, plate, shade, wheelArch } from '../parts/bodywork.ts'
import { tail } from '../parts/lamps.ts'

/** The engine cover under the seat. */
export function hood(truck: Truck): Part[] {
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
        shade(
          [
            [a + 600, 1020],
            [a + 700, 1110],
            [b, 1110],
            [b, 1030],
            [a + 700, 1030, 40],
          ],
          'body++',
        ),
        shade(
          [
            [a + 600, 760],
            [b, 700],
            [b, 600],
            [a + 600, 600],
          ],
          'body-',
        ),
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

/** The counterweight with the arch of the rear wheel. */
export function counterweight(truck: Truck): Part[] {
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
        shade(
          [
            [b - 260, 1240],
            [b - 200, 1120, 60],
            [b + 150, 1120, 260],
            [end - 130, 960, 300],
            [end - 70, 600],
            [end + 40, 600],
            [end + 40, 1240],
          ],
          'body+',
        ),
        shade(
          [
            [b + 40, 250],
            [b + 40, 560],
            [end - 260, 620, 200],
            [end + 40, 560],
            [end + 40, 250],
          ],
          'body-',
        ),
        ...wheelArch({ x: b, wheel: r2, radius: arch, gap: 14, edge: 9, ink: 'body++' }),
        ...gap([
          [b - 200, 1010, 10],
          [b + 120, 1000, 160],
          [end - 160, 870, 120],
          [end - 130, 330],
        ]),
      ],
    },
    ...tail(end - 128, 800),
    ...coupling({
      x: end - 30,
      y: 470,
      width: 52,
      height: 60,
      pin: { x: end + 6, from: 550, to: 440, width: 18 },
    }),
  ]
}

/** The cover of the front axle. */
export function cowlOf(truck: Truck): Part[] {
  const a = truck.overhang
  const top = 2 * truck.tyres[0]
  return cowl(
    [
      [a - 170, top + 40, 20],
      [a - 130, 1160, 70],
      [a - 40, 1220, 40],
      [a + 90, 1200, 40],
      [a + 120, top + 80, 60],
      [a + 160, top + 40],
    ],
    [
      [a - 120, top + 60],
      [a - 88, 1140, 30],
      [a + 60, 1160],
    ],
  )
}
