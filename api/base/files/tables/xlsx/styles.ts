import type { Readable } from 'node:stream'
import { formatNumber } from '../../../../../shared/format.ts'
import { TableRefused } from '../table.ts'
import { readXml } from './read-xml.ts'

/** Of a workbook, by its format. */
const MOST_STYLES = 65_490
const LONGEST_FORMAT = 255

/** Formats that every program knows by number: dates and times, also the Asian ones. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** What a format shows as it stands: `"Std."`, `[Red]`, `\h`. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g

const showsDate = (code: string) =>
  /[dmyhs]/i.test(code.slice(0, LONGEST_FORMAT).replace(LITERAL, ''))

/**
 * For each style of a cell whether it shows a number as a date.
 * @throws {TableRefused} for more than a workbook can have
 */
export async function readDateStyles(stream: Readable | null): Promise<boolean[]> {
  const styles: boolean[] = []
  if (!stream) return styles
  const formats = new Map<number, boolean>()
  let isCellStyle = false
  await readXml(stream, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'numFmt') formats.set(id, showsDate(formatCode))
      if (name === 'xf' && isCellStyle) styles.push(formats.get(id) ?? isKnownDate(id))
      if (Math.max(styles.length, formats.size) > MOST_STYLES) throw tooManyStyles()
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return styles
}

const tooManyStyles = () =>
  new TableRefused(
    `Die Excel-Datei hat mehr als ${formatNumber(MOST_STYLES)} Zellformate. Bitte fügen Sie die Werte ohne Formate in eine neue Datei ein.`,
  )
