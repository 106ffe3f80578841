import { lengthText } from '../core/dimension-lines.ts'

/** The construction types whose outline the sketch knows. */
export type Construction = 'counterbalance' | 'compact' | 'reach' | 'stacker'

type Drive = 'electric' | 'combustion'

/** The dimensions of a machine by VDI 2198, in millimetres. */
export interface Dimensions {
  /** h3, h1, h2, h4 and h6. */
  liftHeight?: number
  closedHeight?: number
  freeLift?: number
  extendedHeight?: number
  guardHeight?: number
  /** l1, l2, l and y. */
  length?: number
  lengthToForkFace?: number
  forkLength?: number
  wheelbase?: number
  construction?: Construction
  /** Decides whether a counterbalance truck has an exhaust. If unknown, it is guessed from the length. */
  drive?: Drive
}

export type Measure = Exclude<keyof Dimensions, 'construction' | 'drive'>
export type Figures = Partial<Record<Measure, number>>

/** In the order in which they are read. */
export const measures = [
  'liftHeight',
  'closedHeight',
  'freeLift',
  'extendedHeight',
  'guardHeight',
  'length',
  'lengthToForkFace',
  'forkLength',
  'wheelbase',
] as const satisfies readonly Measure[]

/** A length as a visitor reads it, such as `3.050 mm`, with a non-breaking space. */
export const millimetres = (value: number) => `${lengthText(value)}\u00a0mm`

/** The dimensions that are given and plausible. */
export function known(dimensions: Dimensions): Figures {
  return Object.fromEntries(
    measures.flatMap((key) => {
      const value = dimensions[key]
      return value !== undefined && Number.isFinite(value) && value > 0 ? [[key, value]] : []
    }),
  )
}

/** A figure that is drawn, and how it is read. */
export interface DrawnFigure {
  key: Measure
  text: string
}

export const drawnFigures = (figures: Figures): DrawnFigure[] =>
  measures.flatMap((key) => {
    const value = figures[key]
    return value === undefined ? [] : [{ key, text: millimetres(value) }]
  })
