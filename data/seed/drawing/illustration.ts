import { annotate } from '../../../shared/drawing/core/dimension-lines.ts'
import type { Pose, Truck } from '../../../shared/drawing/core/truck.ts'
import { spans } from '../../../shared/drawing/line-art.ts'
import { drawTruck } from '../../../shared/drawing/trucks/truck-types.ts'
import { shadow, studio, type View } from './backdrop.ts'
import type { Livery } from './colours.ts'
import { paint, Sheet } from './render.ts'

export interface Illustration {
  pose?: Pose
  /** Size of the picture in pixels; 1600 x 1200 unless given. */
  width?: number
  height?: number
  /** Forks to the right. */
  mirrored?: boolean
  /** Faint dimension lines with figures; only for a machine that is not mirrored. */
  dimensions?: boolean
  /** `none` leaves the ground transparent, with the shadow alone. */
  backdrop?: 'studio' | 'none'
  /** Part of the machine to show, by its centre and width in millimetres, y upwards. */
  detail?: { x: number; y: number; width: number }
}

/** Height of the machine in a pose, millimetres. */
export function heightOf({ type, mast, guard }: Truck, { lift = 0, load = false }: Pose): number {
  const roof = type === 'picker' ? guard + lift : guard + 130
  const rail =
    mast.stages === 2
      ? mast.closed + lift / 2
      : mast.closed + Math.max(0, lift - mast.closed * 0.62)
  return Math.max(roof, rail, lift + (load ? 1240 : 1236))
}

function frame(truck: Truck, pose: Pose, ratio: number, dimensionLines: boolean): View {
  const [left, right] = [
    -truck.fork - (dimensionLines ? 330 : 260),
    truck.length + (dimensionLines ? 560 : 300),
  ]
  const [below, above] = [dimensionLines ? 640 : 420, 280]
  const top = heightOf(truck, pose) + above
  const width = Math.max(right - left, (top + below) * ratio)
  const height = width / ratio
  const spare = height - top - below
  return { left: (left + right - width) / 2, top: top + spare * 0.62, width, height }
}

function closeUp({ x, y, width }: { x: number; y: number; width: number }, ratio: number): View {
  return { left: x - width / 2, top: y + width / ratio / 2, width, height: width / ratio }
}

/** Coloured side view as a complete SVG document. */
export function illustration(truck: Truck, livery: Livery, options: Illustration = {}): string {
  const {
    pose = {},
    width = 1600,
    height = 1200,
    mirrored = false,
    backdrop = 'studio',
    detail,
  } = options
  const dimensionLines = Boolean(options.dimensions) && !mirrored && !detail
  const ratio = width / height
  const view = detail ? closeUp(detail, ratio) : frame(truck, pose, ratio, dimensionLines)
  const sheet = new Sheet(livery)
  const { overhang, wheelbase, tyres, length, fork } = truck
  const drawn = paint(drawTruck(truck, pose), sheet)
  const dark = shadow(
    pose.lift ? 0 : -fork * 0.55,
    length,
    [
      [overhang, tyres[0]],
      [overhang + wheelbase, tyres[1]],
    ],
    sheet,
  )
  const ground = backdrop === 'studio' ? studio(view, sheet) : ''
  const fade = sheet.define(
    (id) =>
      `<linearGradient id="${id}f" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="${id}"><rect x="-9000" y="0" width="18000" height="520" fill="url(#${id}f)"/></mask>`,
  )
  const reflection =
    backdrop === 'studio'
      ? `<g mask="url(#${fade})" opacity=".16"><g transform="scale(1 -1)">${drawn}</g></g>`
      : ''
  const figures = dimensionLines
    ? `<g color="#10202b" stroke="#10202b" stroke-width="4.5" fill="none" opacity=".5">${annotate(pose.lift ? spans(truck).slice(0, 2) : spans(truck), 60)}</g>`
    : ''
  const flip = mirrored
    ? ` transform="translate(${Math.round(2 * view.left + view.width)} 0) scale(-1 1)"`
    : ''
  const box = [view.left, -view.top, view.width, view.height].map(Math.round).join(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" stroke-linejoin="round"><defs>${sheet.definitions.join('')}</defs>` +
    `${ground}<g${flip}>${reflection}${dark}${figures}${drawn}</g></svg>`
  )
}
