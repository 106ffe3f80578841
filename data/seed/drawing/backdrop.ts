import type { Sheet } from './render.ts'

export interface View {
  /** Left edge, top edge (y upwards), width and height of the picture in machine millimetres. */
  left: number
  top: number
  width: number
  height: number
}

const rect = ({ left, top, width, height }: View, fill: string, more = '') =>
  `<rect x="${left}" y="${-top}" width="${width}" height="${height}" fill="${fill}"${more}/>`

function grid(view: View, pitch: number, width: number, opacity: number): string {
  const first = (edge: number) => Math.ceil(edge / pitch) * pitch
  const bottom = view.top - view.height
  let d = ''
  for (let x = first(view.left); x < view.left + view.width; x += pitch)
    d += `M${x} ${-view.top}V${Math.min(0, -bottom)}`
  for (let y = first(Math.max(0, bottom)); y < view.top; y += pitch)
    d += `M${view.left} ${-y}h${view.width}`
  return `<path d="${d}" stroke="#10202b" stroke-width="${width}" opacity="${opacity}" fill="none"/>`
}

/** A light wall with a technical grid, and a floor. */
export function studio(view: View, sheet: Sheet): string {
  const { left, top, width, height } = view
  const floor: View = { left, top: 0, width, height: Math.max(0, height - top) }
  const wall = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx=".46" cy=".42" r=".75"><stop offset="0" stop-color="#fdfcfa"/><stop offset=".55" stop-color="#f4f2ec"/><stop offset="1" stop-color="#e3e0d7"/></radialGradient>`,
  )
  const ground = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="#d3d0c6"/><stop offset=".4" stop-color="#dedbd2"/><stop offset="1" stop-color="#e9e6de"/></linearGradient>`,
  )
  return (
    rect(view, `url(#${wall})`) +
    grid(view, 250, 2, 0.05) +
    grid(view, 1000, 3, 0.09) +
    rect(floor, `url(#${ground})`) +
    `<path d="M${left} 0h${width}" stroke="#10202b" stroke-width="3" opacity=".4"/>`
  )
}

/** Soft shadow on the floor: one wide, one close to each wheel. Millimetres. */
export function shadow(
  from: number,
  to: number,
  wheels: readonly (readonly [x: number, radius: number])[],
  sheet: Sheet,
): string {
  const soft = sheet.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#10202b" stop-opacity=".5"/><stop offset=".5" stop-color="#10202b" stop-opacity=".24"/><stop offset="1" stop-color="#10202b" stop-opacity="0"/></radialGradient>`,
  )
  const pool = (x: number, rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(ry * 0.42)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#${soft})" opacity="${opacity}"/>`
  const middle = (from + to) / 2
  return (
    pool(middle + 40, (to - from) * 0.62, 120, 0.8) +
    wheels.map(([x, r]) => pool(x + 10, r * 1.25, 44, 1)).join('')
  )
}
