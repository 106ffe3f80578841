import { box, line, outline, polyline } from '../core/path.ts'
import { DETAIL, moved, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Truck } from '../core/truck.ts'
import { gap, hazard, plate } from '../parts/bodywork.ts'
import { type Guard, guard, guardBehind } from '../parts/guard.ts'
import { beacon, blueSpot, lamp } from '../parts/lamps.ts'
import { wheel } from '../parts/wheel.ts'

const frameOf = ({ length: end, guard: h }: Truck): Guard => ({
  front: [
    [372, 780],
    [372, h - 240, 120],
    [420, h - 56],
  ],
  rear: [
    [end - 90, 640],
    [end - 92, h - 300, 200],
    [end - 170, h - 56],
  ],
  height: h,
  from: 350,
  to: end - 70,
  width: 70,
})

/** The driver sits sideways, so the side view shows the seat from the front. */
function seatAcross(x: number, y: number): Part {
  return moved(
    x,
    y,
    {
      d: outline([
        [40, 140, 60],
        [20, 640, 110],
        [90, 760, 70],
        [330, 760, 70],
        [400, 640, 110],
        [380, 140, 60],
      ]),
      fill: ['seat++', 'seat', 'seat-'],
      line: DETAIL,
    },
    {
      d: outline([
        [90, 180, 40],
        [84, 620, 60],
        [336, 620, 60],
        [330, 180, 40],
      ]),
      fill: ['seat+', 'seat++'],
      line: 2.5,
      ink: 'seat--',
      look: 'paint',
    },
    {
      d: line(92, 400, 328, 400) + line(92, 300, 328, 300),
      line: 2.5,
      ink: 'seat--',
      look: 'paint',
    },
    {
      d: outline([
        [0, 20, 40],
        [-10, 150, 60],
        [60, 180, 40],
        [360, 180, 40],
        [430, 150, 60],
        [420, 20, 40],
      ]),
      fill: ['seat++', 'seat', 'seat-'],
      line: DETAIL,
    },
    {
      d: box(-66, 250, 90, 60, 24) + box(396, 250, 90, 60, 24),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
  )
}

function dashboard(x: number, y: number): Part {
  return moved(
    x,
    y,
    {
      d: outline([
        [-10, -140],
        [-20, 60, 40],
        [210, 110, 30],
        [260, 40, 40],
        [240, -140],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: DETAIL,
    },
    {
      d: outline([
        [20, 92],
        [60, 250, 20],
        [190, 250, 20],
        [170, 104],
      ]),
      fill: ['frame+', 'frame-'],
      line: DETAIL,
    },
    { d: box(72, 130, 96, 96, 8), fill: ['blue++', 'glass'], line: 2.5, look: 'paint' },
    {
      d: box(196, 96, 46, 40, 10) + box(170, 130, 96, 28, 14),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
  )
}

function leg(tip: number, axle: number): Part[] {
  const shape = outline([
    [tip, 110, 40],
    [tip + 6, 236, 70],
    [axle + 120, 306, 80],
    [330, 330, 30],
    [520, 330],
    [520, 74, 10],
    [axle + 220, 74, 40],
    [axle + 150, 210, 60],
    [axle - 120, 210, 60],
    [axle - 150, 110, 20],
  ])
  return [
    {
      d: shape,
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
      inside: [
        { d: line(tip, 290, 520, 320), line: 10, ink: 'frame++', look: 'paint' },
        {
          d: polyline([
            [axle + 190, 80],
            [axle + 230, 262, 40],
            [520, 290],
          ]),
          line: DETAIL,
          ink: 'frame--',
        },
      ],
    },
    hazard(tip + 26, 150, 84, 40),
  ]
}

function rear(truck: Truck): Part[] {
  const end = truck.length
  const drive = truck.overhang + truck.wheelbase
  const shell = outline([
    [330, 96, 20],
    [330, 470, 10],
    [610, 470, 40],
    [640, 420, 30],
    [820, 420, 40],
    [850, 560, 60],
    [868, 830, 100],
    [980, 960, 90],
    [end - 130, 985, 130],
    [end - 10, 800, 180],
    [end, 300, 140],
    [end - 16, 190, 40],
    [drive - 215, 180, 50],
    [drive - 260, 96, 40],
  ])
  return [
    {
      d: outline([
        [330, 440],
        [330, 950, 50],
        [540, 985, 90],
        [636, 850, 90],
        [664, 440],
      ]),
      fill: ['body+', 'body', 'body-'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [300, 1000],
            [300, 900],
            [520, 925, 80],
            [610, 800, 60],
            [700, 800],
            [700, 1000],
          ]),
          fill: 'body+',
          line: 0,
        },
        {
          d: outline([
            [358, 440],
            [358, 790, 24],
            [610, 790, 24],
            [632, 440],
          ]),
          fill: ['trim++', 'trim', 'trim-'],
          line: DETAIL,
        },
        ...gap(
          [
            [380, 480],
            [380, 766, 20],
            [600, 766],
          ],
          'trim',
        ),
        { d: box(420, 660, 150, 44, 16), fill: ['trim--', 'trim-'], line: DETAIL },
      ],
    },
    {
      d: outline([
        [650, 410],
        [630, 860],
        [900, 860],
        [900, 410],
      ]),
      fill: ['frame-', 'frame--'],
      line: 0,
      look: 'paint',
    },
    {
      d: shell,
      fill: ['body+', 'body', 'body', 'body-'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [840, 1080],
            [840, 780],
            [980, 890, 90],
            [end - 170, 915, 140],
            [end - 80, 740, 100],
            [end - 60, 500],
            [end + 40, 500],
            [end + 40, 1080],
          ]),
          fill: 'body+',
          line: 0,
        },
        {
          d: outline([
            [300, 60],
            [300, 250],
            [760, 250, 90],
            [860, 330, 90],
            [end + 40, 330],
            [end + 40, 60],
          ]),
          fill: ['frame+', 'frame', 'frame-'],
          line: DETAIL,
        },
        ...gap([
          [910, 940],
          [890, 560, 90],
          [960, 420, 60],
          [end, 420],
        ]),
        { d: box(640, 300, 170, 74, 14), fill: ['frame-', 'frame'], line: DETAIL },
        { d: box(640, 300, 170, 18, 5), fill: 'steel', line: DETAIL },
      ],
    },
    { d: box(600, 412, 250, 18, 6), fill: ['steel', 'steel-'], line: DETAIL },
    ...plate(970, 690),
    { d: box(end - 34, 560, 44, 130, 16), fill: ['red', 'red-'], line: DETAIL },
  ]
}

/** Reach truck: mast between two legs, seat across, polyurethane wheels. */
export function reach(truck: Truck): Body {
  const { overhang: axle, wheelbase, guard: h, length: end, tyres } = truck
  const frame = frameOf(truck)
  return {
    behind: [
      ...guardBehind(frame),
      { d: box(60, 300, 300, 110, 20), fill: ['frame', 'frame--'], line: DETAIL },
    ],
    front: [
      seatAcross(712, 830),
      dashboard(400, 1040),
      ...guard(frame),
      ...wheel({ x: axle + wheelbase, radius: tyres[1], kind: 'polyurethane', bolts: 8 }),
      ...rear(truck),
      ...leg(axle - 160, axle),
      ...wheel({ x: axle, radius: tyres[0], kind: 'polyurethane', bolts: 6 }),
      ...lamp(400, h - 150, -1),
      ...lamp(end - 60, h - 170, 1),
      ...(truck.beacon ? beacon(end - 260, h - 12) : []),
      ...(truck.blueSpot ? blueSpot(end - 170, h - 130) : []),
    ],
  }
}
