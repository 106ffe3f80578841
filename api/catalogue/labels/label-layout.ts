import { type LabelSheet, labelMargins } from '../../../shared/product/label-sheets.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where things stand on a label, in millimetres from its left upper corner. */
export interface LabelLayout {
  text: Box
  qr: { x: number; y: number; size: number }
}

/** Most printers leave so much of a sheet's edge empty. */
const UNPRINTABLE = 5
/** Between what is printed and the edge of a label, which no printer hits exactly. */
const INSET = 3
/** The quiet zone of a QR code, in modules. */
const QUIET = 4

/**
 * The stock number takes what the QR code leaves: at its left on a label that is wider than high, else above it.
 * @param modules of a side of the QR code
 */
export function layoutOf(sheet: LabelSheet, modules: number): LabelLayout {
  const { left, top } = labelMargins(sheet)
  const insetX = Math.max(INSET, UNPRINTABLE - left)
  const insetY = Math.max(INSET, UNPRINTABLE - top)
  const isWide = sheet.width > sheet.height
  const share = isWide ? Math.min(sheet.width * 0.36, 30) : sheet.height * 0.5
  const across = isWide ? sheet.height - 2 * insetY : sheet.width - 2 * insetX
  const withQuiet = (isWide ? sheet.height : sheet.width) / (1 + (2 * QUIET) / modules)
  const size = Math.min(share, across, withQuiet)
  const quiet = (size * QUIET) / modules
  if (isWide) {
    const x = sheet.width - Math.max(insetX, quiet) - size
    return {
      text: {
        x: insetX,
        y: insetY,
        width: x - quiet - insetX,
        height: sheet.height - 2 * insetY,
      },
      qr: { x, y: (sheet.height - size) / 2, size },
    }
  }
  const y = sheet.height - Math.max(insetY, quiet) - size
  return {
    text: { x: insetX, y: insetY, width: sheet.width - 2 * insetX, height: y - quiet - insetY },
    qr: { x: (sheet.width - size) / 2, y, size },
  }
}
