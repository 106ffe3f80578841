import { describe, expect, it } from 'vitest'
import { labelMargins, labelSheetKeys, labelSheets } from '../../../shared/product/label-sheets.ts'
import { layoutOf } from './label-layout.ts'

/** QR codes for short and long addresses of a site. */
const cases = labelSheetKeys.flatMap((key) => [25, 29, 33, 41].map((modules) => ({ key, modules })))

describe.each(cases)(
  'a label of $key mm with a QR code of $modules modules',
  ({ key, modules }) => {
    const sheet = labelSheets[key]
    const { text, qr } = layoutOf(sheet, modules)
    const quiet = (qr.size / modules) * 4 - 1e-9

    it('has a QR code of 15 mm at least, and its quiet zone', () => {
      expect(qr.size).toBeGreaterThanOrEqual(15)
      expect(qr.x).toBeGreaterThanOrEqual(quiet)
      expect(qr.y).toBeGreaterThanOrEqual(quiet)
      expect(sheet.width - qr.x - qr.size).toBeGreaterThanOrEqual(quiet)
      expect(sheet.height - qr.y - qr.size).toBeGreaterThanOrEqual(quiet)
      const isBeside = text.x + text.width <= qr.x - quiet
      const isAbove = text.y + text.height <= qr.y - quiet
      expect(isBeside || isAbove).toBe(true)
    })

    it('keeps what is printed off its own edges and those of the sheet', () => {
      const { left, top } = labelMargins(sheet)
      for (const box of [text, { ...qr, width: qr.size, height: qr.size }]) {
        const [right, below] = [sheet.width - box.x - box.width, sheet.height - box.y - box.height]
        for (const distance of [box.x, box.y, right, below])
          expect(distance).toBeGreaterThanOrEqual(3 - 1e-9)
        expect(left + Math.min(box.x, right)).toBeGreaterThanOrEqual(5 - 1e-9)
        expect(top + Math.min(box.y, below)).toBeGreaterThanOrEqual(5 - 1e-9)
      }
    })
  },
)
