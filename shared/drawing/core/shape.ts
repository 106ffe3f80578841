/** What each maker paints in their own colours; `trim` is the second colour of the bodywork. */
export type LiveryPart = 'body' | 'trim' | 'frame' | 'mast' | 'rim'

/** What looks the same on every truck. */
export type Material =
  | 'ink'
  | 'steel'
  | 'fork'
  | 'rubber'
  | 'seat'
  | 'chrome'
  | 'glass'
  | 'white'
  | 'amber'
  | 'red'
  | 'blue'
  | 'wood'
  | 'carton'
  | 'wrap'
  | 'polyurethane'
  | 'paper'

/** What a surface is painted with, one or two steps lighter (`+`) or darker (`-`). */
export type Paint = `${LiveryPart | Material}${'' | '+' | '++' | '-' | '--'}`

/** One colour, or a gradient from top to bottom. */
export type Fill = Paint | readonly Paint[]

/** SVG path data in millimetres, and how to draw it. */
export interface Shape {
  d: string
  fill?: Fill
  /** Turns the gradient from left to right. */
  across?: boolean
  /** Width of the outline in millimetres. 0 means no outline, in the line art as well. */
  line?: number
  ink?: Paint
  /** Draws the path as a bar of this width instead of filling it. */
  bar?: number
  dash?: string
  opacity?: number
  /** Shading, clipped at the outline. */
  inside?: Part[]
  /** Only in the coloured illustration, or only in the line art. */
  look?: 'paint' | 'line'
}

interface Group {
  parts: Part[]
  /** With y downwards as in SVG. */
  move?: { x: number; y: number }
  turn?: { degrees: number; x: number; y: number }
  look?: 'paint' | 'line'
}

export type Part = Shape | Group

export const isGroup = (part: Part): part is Group => 'parts' in part

/** Moves parts by millimetres, y upwards. */
export const moved = (x: number, y: number, ...parts: Part[]): Group =>
  x || y ? { parts, move: { x: Math.round(x), y: Math.round(-y) } } : { parts }

/** Turns parts about a point; positive degrees turn clockwise. */
export const turned = (degrees: number, x: number, y: number, ...parts: Part[]): Group =>
  degrees ? { parts, turn: { degrees, x: Math.round(x), y: Math.round(-y) } } : { parts }

/** Where a group stands, as an SVG transform; undefined for one that stays in place. */
export function transformOf({ move, turn }: Group): string | undefined {
  if (move) return `translate(${move.x} ${move.y})`
  return turn && `rotate(${turn.degrees} ${turn.x} ${turn.y})`
}

export const OUTLINE = 6
export const DETAIL = 3.5
