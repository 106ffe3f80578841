import { box, circle, line, outline } from '../core/path.ts'
import { DETAIL, moved, OUTLINE, type Part, turned } from '../core/shape.ts'
import type { Pose, Truck } from '../core/truck.ts'
import { carriage, forks, load } from './forks.ts'

const DEPTH = 132

/** How far each rail has risen, the inner one first. The carriage rises twice as fast as its rail. */
function travel(truck: Truck, lift: number): number[] {
  const { stages, closed, extended, lift: full } = truck.mast
  const free = Math.min(lift, closed * 0.62)
  const usual = stages === 2 ? lift / 2 : lift - free
  const top = extended ? Math.max(0, (extended - closed) * (lift / full)) : usual
  return stages === 2 ? [top] : [top, top / 2]
}

function rail(x: number, height: number, front: boolean): Part[] {
  const fill = front ? (['mast+', 'mast', 'mast-'] as const) : (['mast', 'mast-'] as const)
  return [
    { d: box(x, 70, DEPTH, height - 70, 8), fill, line: OUTLINE },
    { d: box(x + 5, 74, 15, height - 80, 3), fill: 'mast++', line: 0, look: 'paint' },
    { d: line(x + 22, 80, x + 22, height - 10), line: DETAIL, ink: 'mast--' },
    { d: line(x + DEPTH - 20, 80, x + DEPTH - 20, height - 10), line: DETAIL, ink: 'mast--' },
    { d: box(x + DEPTH - 18, 74, 12, height - 80, 3), fill: 'mast--', line: 0, look: 'paint' },
  ]
}

function brackets(x: number, height: number): Part[] {
  const levels = [height - 150, height * 0.52, 330]
  return levels.flatMap((y, i): Part[] => [
    {
      d: outline([
        [x + 18, y],
        [x + 18, y + 100],
        [x + DEPTH + 34, y + 100, 24],
        [x + DEPTH + 34, y, 24],
      ]),
      fill: ['mast+', 'mast-'],
      line: DETAIL,
    },
    {
      d: circle(x + 50, y + 50, 10) + circle(x + DEPTH - 6, y + 50, 10),
      fill: 'steel',
      line: 2.5,
      look: 'paint',
    },
    ...(i === 0
      ? [{ d: box(x + DEPTH + 10, y + 30, 34, 40, 8), fill: 'steel-', line: 2.5 } as const]
      : []),
  ])
}

function cylinder(x: number, height: number, out: number): Part[] {
  return [
    {
      d: box(x + 17, height - 200, 30, out + 150, 4),
      fill: ['chrome', 'steel+', 'chrome'],
      across: true,
      line: DETAIL,
    },
    {
      d: box(x, 120, 64, height - 330, 10),
      fill: ['steel-', 'steel--', 'steel--'],
      across: true,
      line: DETAIL,
    },
    { d: box(x - 5, height - 250, 74, 46, 10), fill: 'steel--', line: DETAIL },
  ]
}

function chain(x: number, from: number, to: number): Part[] {
  return [
    { d: line(x, from, x, to), bar: 20, fill: 'steel--', line: 2 },
    { d: line(x, from, x, to), bar: 13, fill: 'steel+', dash: '11 9', line: 0, look: 'paint' },
  ]
}

/** Where the outermost rail begins, in millimetres behind the fork face. */
const outermost = ({ mast }: Truck) => 96 + (mast.stages - 1) * pitch(mast.stages)

const pitch = (stages: 2 | 3) => (stages === 3 ? 26 : 36)

/** The rails, chain and cylinder for forks at that height. */
export function lift(truck: Truck, height: number): Part[] {
  const rise = travel(truck, height)
  const { closed, stages } = truck.mast
  const step = pitch(stages)
  const back = outermost(truck)
  const inner = rise.map((up, i) =>
    moved(0, up, ...rail(96 + i * step, closed - 4 - i * 8, i === 0)),
  )
  const top = closed + (rise[0] ?? 0)
  return [
    ...cylinder(back + DEPTH + 14, closed, rise.at(-1) ?? 0),
    ...chain(78, height + 520, top - 90),
    ...inner,
    {
      d: circle(92, top - 80, 48) + circle(92, top - 80, 16),
      fill: ['steel+', 'steel--'],
      line: DETAIL,
    },
    ...rail(back, closed - 20, false),
    ...brackets(back, closed - 20),
  ]
}

/** Everything in front of a machine: mast, carriage, forks and load, tilted as the pose says. */
export function mast(truck: Truck, pose: Pose = {}): Part[] {
  const height = pose.lift ?? 0
  const { extended, lift: full } = truck.mast
  const backrest = height && extended ? extended - full - 590 : 640
  const parts: Part[] = [
    ...lift(truck, height),
    moved(
      0,
      height,
      ...carriage(backrest),
      ...forks(truck.fork),
      ...(pose.load ? load(truck.fork) : []),
    ),
  ]
  return [turned(pose.tilt ?? 0, outermost(truck) + 60, truck.tyres[0], ...parts)]
}

/** Two ends and a width, in millimetres. */
type Bar = readonly [x1: number, y1: number, x2: number, y2: number, width: number]

/** The cylinder that tilts the mast. */
export function tiltCylinder(rod: Bar, barrel: Bar): Part[] {
  const bar = ([x1, y1, x2, y2, width]: Bar) => ({ d: line(x1, y1, x2, y2), bar: width })
  return [
    { ...bar(rod), fill: 'chrome', line: DETAIL },
    { ...bar(barrel), fill: 'steel-', line: DETAIL },
  ]
}
