import { box, circle, line, outline, polyline } from '../core/path.ts'
import { DETAIL, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Truck } from '../core/truck.ts'
import { gap, louvres, plate } from '../parts/bodywork.ts'
import { wheel } from '../parts/wheel.ts'

function tiller(x: number, y: number): Part[] {
  return [
    {
      d: polyline([
        [x, y - 130],
        [x + 40, y, 60],
        [x + 240, y + 360],
      ]),
      bar: 62,
      fill: 'frame+',
      line: OUTLINE,
    },
    {
      d: outline([
        [x + 190, y + 330, 30],
        [x + 220, y + 470, 60],
        [x + 330, y + 520, 50],
        [x + 420, y + 450, 60],
        [x + 400, y + 380, 40],
        [x + 290, y + 310, 40],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: outline([
        [x + 262, y + 400, 24],
        [x + 282, y + 450, 30],
        [x + 344, y + 454, 30],
        [x + 356, y + 412, 24],
      ]),
      fill: ['body+', 'body'],
      line: DETAIL,
    },
    { d: circle(x + 392, y + 442, 24), fill: ['red+', 'red-'], line: DETAIL },
  ]
}

/** Pedestrian pallet stacker with tiller. */
export function stacker(truck: Truck): Body {
  const { length: end, overhang, wheelbase, tyres } = truck
  const drive = overhang + wheelbase
  const hood = outline([
    [262, 120, 20],
    [262, 760, 30],
    [330, 830, 60],
    [end - 180, 800, 110],
    [end - 40, 560, 160],
    [end, 220, 70],
    [end - 20, 100, 30],
    [262, 100],
  ])
  return {
    behind: [],
    front: [
      {
        d: outline([
          [overhang - 90, 30, 14],
          [overhang - 84, 92, 30],
          [overhang + 120, 110, 20],
          [300, 110],
          [300, 60],
          [overhang + 120, 60, 20],
          [overhang + 70, 30],
        ]),
        fill: ['frame++', 'frame-'],
        line: DETAIL,
      },
      ...wheel({ x: overhang, radius: tyres[0], kind: 'polyurethane', bolts: 4 }),
      ...wheel({ x: drive, radius: tyres[1], kind: 'polyurethane', bolts: 6 }),
      ...tiller(drive - 30, 800),
      {
        d: hood,
        fill: ['body+', 'body', 'body-'],
        line: OUTLINE,
        inside: [
          {
            d: outline([
              [200, 900],
              [200, 740],
              [340, 760, 60],
              [end - 210, 740, 100],
              [end - 90, 520, 100],
              [end, 480],
              [end, 900],
            ]),
            fill: 'body+',
            line: 0,
          },
          {
            d: outline([
              [200, 40],
              [200, 230],
              [end - 120, 230, 60],
              [end + 40, 300],
              [end + 40, 40],
            ]),
            fill: ['frame+', 'frame-'],
            line: DETAIL,
          },
          ...gap([
            [310, 780],
            [310, 300, 40],
            [end, 280],
          ]),
          ...louvres(380, 420, 150, 4, 32),
          { d: line(262, 110, end, 110), line: 12, ink: 'frame++', look: 'paint' },
        ],
      },
      ...plate(390, 590),
      { d: box(end - 40, 96, 70, 40, 14), fill: ['frame', 'frame--'], line: DETAIL },
    ],
  }
}
