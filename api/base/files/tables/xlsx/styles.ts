import type { Readable } from 'node:stream'
import { formatNumber } from '../../../../../shared/writing/format.ts'
import { TableRefused } from '../table.ts'
import { type CellFormat, numberFormat } from './number-format.ts'
import { readXml } from './read-xml.ts'

const MOST_STYLES = 65_490

/** How each style of a cell shows a number, by its place. @throws {TableRefused} for more than a workbook can have */
export async function readFormats(stream: Readable | null): Promise<CellFormat[]> {
  const styles: CellFormat[] = []
  const formats = new Map<number, CellFormat>()
  await readXml(stream, {
    open(name, { numFmtId, formatCode }, within) {
      const id = Number(numFmtId?.value ?? 0)
      if (name === 'numFmt') formats.set(id, numberFormat(id, formatCode?.value))
      if (name === 'xf' && within.at(-1) === 'cellXfs') {
        const known = formats.get(id)
        const format = known === undefined ? numberFormat(id) : known
        if (known === undefined) formats.set(id, format)
        styles.push(format)
      }
      if (Math.max(styles.length, formats.size) > MOST_STYLES) throw tooManyStyles()
    },
  })
  return styles
}

const tooManyStyles = () =>
  new TableRefused(
    `Die Excel-Datei hat mehr als ${formatNumber(MOST_STYLES)} Zellformate. Bitte fügen Sie die Werte ohne Formate in eine neue Datei ein.`,
  )
