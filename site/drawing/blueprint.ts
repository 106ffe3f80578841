import { annotate, type Span } from './core/annotate.ts'
import { lines } from './core/lines.ts'
import { OUTLINE } from './core/shape.ts'
import { heightOf } from './illustration.ts'
import { mast } from './parts/mast.ts'
import { spans } from './spans.ts'
import { machine } from './trucks/machine.ts'
import type { Truck } from './trucks/truck.ts'

const INK = '#10202b'
const LINE = '#dfe8ec'
const AMBER = '#ffb100'

function grid(left: number, top: number, width: number, height: number): string {
  const pitch = 250
  let d = ''
  for (let x = Math.ceil(left / pitch) * pitch; x < left + width; x += pitch) d += `M${x} ${top}v${height}`
  for (let y = Math.ceil(top / pitch) * pitch; y < top + height; y += pitch) d += `M${left} ${y}h${width}`
  return `<path d="${d}" stroke="#ffffff" stroke-width="2" opacity=".06"/>`
}

/** Drawing sheet in pale lines on ink, forks also shown raised; a complete SVG document of that many pixels. */
export function blueprint(truck: Truck, width = 1600, height = 1200): string {
  const lift = truck.mast.lift
  const tall = heightOf(truck, { lift })
  const [from, to] = [-truck.fork - 640, truck.length + 620]
  const ratio = width / height
  const wide = Math.max(to - from, (tall + 1050) * ratio) + 200
  const high = wide / ratio
  const left = (from + to - wide) / 2
  const top = -(tall + (high - tall - 640) / 2)
  const scale = Math.max(1, wide / 4800)
  const weight = 1.4 * scale
  const edge = wide * 0.018
  const raised: Span = { along: 'y', from: 0, to: lift, offset: Math.min(-truck.fork, truck.overhang - 200) - 260, reach: -truck.fork + 40 }
  const shared = spans(truck)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[left, top, wide, high].map(Math.round).join(' ')}" fill="none" stroke="${LINE}" stroke-width="${4.5 * scale}" stroke-linejoin="round" color="${AMBER}">` +
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${INK}" stroke="none"/>${grid(left, top, wide, high)}` +
    `<rect x="${left + edge}" y="${top + edge}" width="${wide - 2 * edge}" height="${high - 2 * edge}" opacity=".5" stroke-width="${4 * scale}"/>` +
    `<g stroke-dasharray="${26 * scale} ${18 * scale}" opacity=".55">${lines(mast(truck, { lift }), { prefix: 'g', weight: 0.9 * scale, from: OUTLINE })}</g>` +
    `<g fill="${INK}">${lines(machine(truck), { prefix: 'b', weight, from: 2.5 }).replaceAll('var(--sheet,#f7f6f2)', INK)}</g>` +
    `<path d="M${from} 0H${to}" stroke-width="${9 * scale}"/>` +
    `<g stroke="${AMBER}" stroke-width="${4.5 * scale}">${annotate([...shared, raised], 74 * scale)}</g></svg>`
  )
}
