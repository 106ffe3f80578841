import type { Paint } from './paint.ts'

/** One colour, or a run of colours from top to bottom. */
export type Fill = Paint | readonly Paint[]

/** Something to draw: SVG path data in millimetres and how it is made. */
export interface Shape {
  d: string
  fill?: Fill
  /** Gradient runs left to right instead of top to bottom. */
  across?: boolean
  /** Width of the ink line in millimetres; 0 leaves it out, and out of the line art too. */
  line?: number
  ink?: Paint
  /** Draws the path as a bar of this width instead of filling it. */
  bar?: number
  dash?: string
  opacity?: number
  /** Shading that must not run over the outline. */
  inside?: Part[]
  /** Only in the coloured illustration, or only in the line art. */
  look?: 'paint' | 'line'
}

export interface Group {
  parts: Part[]
  /** SVG transform, already in the downward y of SVG. */
  transform?: string
  look?: 'paint' | 'line'
}

export type Part = Shape | Group

export const isGroup = (part: Part): part is Group => 'parts' in part

/** Moves parts by millimetres, y upwards. */
export const moved = (x: number, y: number, ...parts: Part[]): Group =>
  x || y ? { parts, transform: `translate(${Math.round(x)} ${Math.round(-y)})` } : { parts }

/** Turns parts about a point; positive degrees lean them clockwise. */
export const turned = (degrees: number, x: number, y: number, ...parts: Part[]): Group =>
  degrees
    ? { parts, transform: `rotate(${degrees} ${Math.round(x)} ${Math.round(-y)})` }
    : { parts }

export const OUTLINE = 6
export const DETAIL = 3.5
