import { annotate, type Span } from '../../../shared/drawing/core/dimension-lines.ts'
import { lines } from '../../../shared/drawing/core/lines.ts'
import { OUTLINE } from '../../../shared/drawing/core/shape.ts'
import type { Truck } from '../../../shared/drawing/core/truck.ts'
import { spans } from '../../../shared/drawing/line-art.ts'
import { mast } from '../../../shared/drawing/parts/mast.ts'
import { drawTruck } from '../../../shared/drawing/trucks/truck-types.ts'
import { heightOf } from './illustration.ts'

const INK = '#10202b'
const LINE = '#dfe8ec'
const AMBER = '#ffb100'
/** Above this lift in millimetres, showing the raised mast would make the machine itself too small. */
const TALLEST = 3500

function grid(left: number, top: number, width: number, height: number): string {
  const pitch = 250
  let d = ''
  for (let x = Math.ceil(left / pitch) * pitch; x < left + width; x += pitch)
    d += `M${x} ${top}v${height}`
  for (let y = Math.ceil(top / pitch) * pitch; y < top + height; y += pitch)
    d += `M${left} ${y}h${width}`
  return `<path d="${d}" stroke="#ffffff" stroke-width="2" opacity=".07"/>`
}

function raised(truck: Truck, scale: number): { ghost: string; span: Span[] } {
  const { lift } = truck.mast
  if (lift > TALLEST) return { ghost: '', span: [] }
  const drawn = lines(mast(truck, { lift }), { prefix: 'g', weight: 0.9 * scale, from: OUTLINE })
  return {
    ghost: `<g stroke-dasharray="${26 * scale} ${18 * scale}" opacity=".6">${drawn}</g>`,
    span: [{ along: 'y', from: 0, to: lift, offset: -truck.fork - 260, reach: -truck.fork + 40 }],
  }
}

/**
 * A technical drawing in pale lines on dark ground, as a complete SVG document. It shows the forks raised
 * as well if there is room.
 */
export function sketchSheet(truck: Truck, width = 1600, height = 1200): string {
  const lift = truck.mast.lift > TALLEST ? 0 : truck.mast.lift
  const tall = heightOf(truck, { lift })
  const [from, to] = [-truck.fork - 520, truck.length + 560]
  const below = 720
  const high = Math.max(tall + below + 560, ((to - from + 300) * height) / width)
  const wide = (high * width) / height
  const left = (from + to - wide) / 2
  const top = -(tall + (high - tall - below) / 2)
  const scale = wide / 4800
  const edge = wide * 0.018
  const { ghost, span } = raised(truck, scale)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[left, top, wide, high].map(Math.round).join(' ')}" fill="none" stroke="${LINE}" stroke-width="${4.5 * scale}" stroke-linejoin="round" color="${AMBER}">` +
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${INK}" stroke="none"/>${grid(left, top, wide, high)}` +
    `<rect x="${left + edge}" y="${top + edge}" width="${wide - 2 * edge}" height="${high - 2 * edge}" opacity=".5"/>${ghost}` +
    `<g fill="${INK}">${lines(drawTruck(truck), { prefix: 'b', weight: 1.3 * scale, from: 2.5, sheet: INK })}</g>` +
    `<path d="M${from} 0H${to}" stroke-width="${9 * scale}"/>` +
    `<g stroke="${AMBER}">${annotate([...spans(truck), ...span], 70 * scale)}</g></svg>`
  )
}
