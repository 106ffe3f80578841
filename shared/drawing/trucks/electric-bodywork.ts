import { box, outline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Truck } from '../core/truck.ts'
import { coupling, cowl, gap, louvres, plate, shade, wheelArch } from '../parts/bodywork.ts'
import { tail } from '../parts/lamps.ts'

/** The cover of the battery under the seat. */
export function batteryCover({ overhang: a, length: end, manner, tyres }: Truck): Part[] {
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
        shade(
          [
            [front - 60, top + 40],
            [front - 60, top - 50],
            [end, top - 40],
            [end, top + 40],
          ],
          'body++',
        ),
        ...(manner === 'straight'
          ? [{ d: box(front - 60, 400, end, 190), fill: ['trim+', 'trim'] as const, line: DETAIL }]
          : [
              shade(
                [
                  [front - 60, 620],
                  [end - 500, 540, 120],
                  [end, 540],
                  [end, 380],
                  [front - 60, 380],
                ],
                'body-',
              ),
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

/** The counterweight with the arch of the rear wheel. */
export function counterweight({
  overhang: a,
  wheelbase,
  length: end,
  manner,
  tyres,
}: Truck): Part[] {
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
        shade(
          [
            [end - 500, 1100],
            [end - 500, 970],
            [end - 230, 980, 200],
            [end - 120, 860, 200],
            [end - 60, 560],
            [end + 40, 560],
            [end + 40, 1100],
          ],
          'body+',
        ),
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
              shade(
                [
                  [end - 500, 100],
                  [end - 500, 520],
                  [end - 150, 560, 160],
                  [end + 40, 500],
                  [end + 40, 100],
                ],
                'body-',
              ),
            ]),
        ...wheelArch({
          x: b,
          wheel: r2,
          radius: arch,
          gap: 12,
          edge: 8,
          ink: straight ? 'trim++' : 'body++',
        }),
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
    ...coupling({
      x: end - 22,
      y: 330,
      width: 44,
      height: 54,
      pin: { x: end + 6, from: 400, to: 306, width: 16 },
    }),
  ]
}

/** The cover of the front axle. */
export function cowlOf({ overhang: a, tyres, manner }: Truck): Part[] {
  const top = 2 * tyres[0] + 50
  return cowl(
    [
      [a - 136, top, 20],
      [a - 110, 1060, 60],
      [a - 40, 1110, 40],
      [a + 70, 1090, 40],
      [a + 90, top + 60, 60],
      [a + 120, top],
    ],
    [
      [a - 90, top + 30],
      [a - 68, 1040, 30],
      [a + 50, 1060],
    ],
    manner === 'soft' ? 'trim' : 'frame',
  )
}
