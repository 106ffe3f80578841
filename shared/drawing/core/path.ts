/** A point in millimetres, y upwards from the ground. */
export type Place = readonly [x: number, y: number]

/** A corner in millimetres, y upwards from the ground, and the radius that rounds it. */
export type Point = readonly [x: number, y: number, radius?: number]

export const figure = (value: number) => String(Math.round(value * 10) / 10)

/** In SVG y points downwards, in the machine it points upwards from the ground. */
const at = (x: number, y: number) => `${figure(x)} ${figure(-y)}`

function towards(from: Point, to: Point, distance: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const part = Math.min(distance / length, 0.5)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function corner(before: Point, point: Point, after: Point, first: boolean) {
  const move = first ? 'M' : 'L'
  if (!point[2]) return `${move}${at(point[0], point[1])}`
  const [x1, y1] = towards(point, before, point[2])
  const [x2, y2] = towards(point, after, point[2])
  return `${move}${at(x1, y1)}Q${at(point[0], point[1])} ${at(x2, y2)}`
}

/** A closed outline whose corners are rounded by their own radius. */
export function outline(points: readonly Point[]): string {
  const count = points.length
  const parts = points.map((point, i) =>
    corner(
      points[(i + count - 1) % count] ?? point,
      point,
      points[(i + 1) % count] ?? point,
      i === 0,
    ),
  )
  return `${parts.join('')}Z`
}

/** An open line whose inner corners are rounded. */
export function polyline(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1]
      const after = points[i + 1]
      if (!before || !after) return `${i === 0 ? 'M' : 'L'}${at(point[0], point[1])}`
      return corner(before, point, after, false)
    })
    .join('')
}

export const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${at(x1, y1)}L${at(x2, y2)}`

/** A rectangle from its lower left corner, with one radius for all corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  outline([
    [x, y, radius],
    [x, y + height, radius],
    [x + width, y + height, radius],
    [x + width, y, radius],
  ])

export const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${at(cx - rx, cy)}a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(2 * rx)} 0a${figure(rx)} ${figure(ry)} 0 1 0 ${figure(-2 * rx)} 0Z`

export const circle = (cx: number, cy: number, radius: number) => ellipse(cx, cy, radius, radius)

/** An arc about a centre. Angles are in degrees, counter-clockwise from the right. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180
    return at(cx + radius * Math.cos(turn), cy + radius * Math.sin(turn))
  }
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${point(from)}A${figure(radius)} ${figure(radius)} 0 ${large} ${to > from ? 0 : 1} ${point(to)}`
}

/** An inline SVG in the colour of the text, hidden from screen readers. */
export function decoration(
  [left, top, right, bottom]: readonly [number, number, number, number],
  content: string,
): string {
  const box = [left, -top, right - left, top - bottom].map(figure).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false" stroke="currentColor" stroke-linejoin="round">${content}</svg>`
}
