import { box, outline, polyline } from '../core/path.ts'
import { DETAIL, moved, OUTLINE, type Part } from '../core/shape.ts'
import type { Body, Pose, Truck } from '../core/truck.ts'
import { gap, hazard, louvres, plate } from '../parts/bodywork.ts'
import { forks, load } from '../parts/forks.ts'
import { lift as liftingGear } from '../parts/mast.ts'
import { wheel } from '../parts/wheel.ts'

/** Where the mast starts: behind the platform that the operator rides up on. */
const MAST = 690

function platform(truck: Truck): Part[] {
  const roof = truck.guard
  return [
    {
      d: polyline([
        [64, 230],
        [64, roof - 130, 60],
        [150, roof - 60],
      ]),
      bar: 34,
      fill: 'frame',
      line: DETAIL,
    },
    {
      d: outline([
        [690, 150],
        [690, roof - 40, 20],
        [752, roof - 40, 20],
        [752, 150],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: outline([
        [640, 820, 40],
        [628, 1180, 50],
        [690, 1190, 30],
        [690, 810],
      ]),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
    {
      d: outline([
        [40, 210],
        [36, 960, 40],
        [60, 1120, 40],
        [230, 1150, 40],
        [250, 1080, 30],
        [130, 960, 60],
        [110, 210],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: outline([
        [96, 1130, 14],
        [84, 1300, 20],
        [176, 1318, 20],
        [190, 1146, 14],
      ]),
      fill: ['frame+', 'frame-'],
      line: DETAIL,
    },
    {
      d: outline([
        [112, 1160, 6],
        [102, 1280, 8],
        [160, 1292, 8],
        [170, 1172, 6],
      ]),
      fill: ['blue++', 'glass'],
      line: 2.5,
      look: 'paint',
    },
    {
      d: box(196, 1150, 40, 52, 12) + box(176, 1196, 84, 30, 14),
      fill: ['seat++', 'seat-'],
      line: DETAIL,
    },
    {
      d: polyline([
        [108, 640],
        [640, 640, 40],
        [690, 640],
      ]),
      bar: 36,
      fill: 'amber',
      line: DETAIL,
    },
    {
      d: polyline([
        [108, 1010],
        [640, 1010, 40],
        [690, 1010],
      ]),
      bar: 36,
      fill: 'amber',
      line: DETAIL,
    },
    {
      d: outline([
        [20, 92, 14],
        [20, 216, 20],
        [752, 216, 10],
        [752, 92, 14],
      ]),
      fill: ['body+', 'body', 'body-'],
      line: OUTLINE,
      inside: [{ d: box(20, 196, 740, 24), fill: 'frame', line: DETAIL }],
    },
    hazard(200, 118, 300, 46),
    {
      d: outline([
        [10, roof - 80, 30],
        [40, roof - 12, 40],
        [720, roof - 6, 40],
        [756, roof - 60, 20],
        [756, roof - 90],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
  ]
}

function drive(truck: Truck): Part[] {
  const end = truck.length
  const shell = outline([
    [1010, 96, 20],
    [1010, 1120, 50],
    [1130, 1170, 60],
    [end - 260, 1130, 160],
    [end - 40, 900, 220],
    [end, 400, 160],
    [end - 16, 170, 40],
    [end - 60, 96, 30],
  ])
  return [
    {
      d: outline([
        [20, 40, 14],
        [20, 120, 40],
        [240, 190, 40],
        [1100, 190],
        [1100, 60],
        [300, 60, 40],
        [180, 40],
      ]),
      fill: ['frame++', 'frame', 'frame-'],
      line: OUTLINE,
    },
    {
      d: shell,
      fill: ['body+', 'body', 'body-', 'body--'],
      line: OUTLINE,
      inside: [
        {
          d: outline([
            [980, 1240],
            [980, 1060],
            [1130, 1090, 60],
            [end - 290, 1050, 150],
            [end - 120, 840, 160],
            [end - 70, 500],
            [end + 40, 500],
            [end + 40, 1240],
          ]),
          fill: 'body+',
          line: 0,
        },
        {
          d: outline([
            [980, 40],
            [980, 300],
            [end - 200, 300, 60],
            [end + 40, 360],
            [end + 40, 40],
          ]),
          fill: ['frame+', 'frame', 'frame-'],
          line: DETAIL,
        },
        ...gap([
          [1070, 1120],
          [1070, 420, 60],
          [1500, 400, 60],
          [1500, 1130],
        ]),
        { d: box(1150, 960, 180, 54, 18), fill: ['body--', 'body-'], line: DETAIL },
        ...louvres(1570, 700, 190, 6, 38),
      ],
    },
    ...plate(1580, 820),
    { d: box(end - 40, 480, 46, 130, 16), fill: ['red', 'red-'], line: DETAIL },
  ]
}

/** Vertical order picker: the operator rides up with the forks. */
export function picker(truck: Truck, pose: Pose = {}): Body {
  const lift = pose.lift ?? 0
  const [front, rear] = truck.tyres
  const { overhang, wheelbase } = truck
  return {
    behind: [],
    mast: [moved(MAST, 0, ...liftingGear(truck, lift))],
    front: [
      ...wheel({ x: overhang + wheelbase, radius: rear, kind: 'polyurethane', bolts: 8 }),
      ...drive(truck),
      ...wheel({ x: overhang, radius: front, kind: 'polyurethane', bolts: 4 }),
      moved(
        0,
        lift,
        ...platform(truck),
        ...forks(truck.fork),
        ...(pose.load ? load(truck.fork) : []),
      ),
    ],
  }
}
