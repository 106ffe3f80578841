declare module 'planer' {
  /** What was cut out of the lines: from `firstLine` to before `lastLine`. */
  interface Cut {
    wereLinesDeleted?: boolean
    firstLine?: number
    lastLine?: number
  }
  const planer: {
    /** One letter a line. */
    markMessageLines(lines: string[]): string
    processMarkedLines(lines: string[], markers: string, cut: Cut): string[]
  }
  export default planer
}
