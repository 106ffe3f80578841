/** A4 upright in points, the unit in which papers are drawn. */
export const A4 = { width: 595.28, height: 841.89 } as const

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4
