import { conditionAt as dayOfCheck } from '../product/condition-report.ts'
import type { StoredProduct } from '../product/product.ts'
import { type Cell, cellText, isEmptyCell } from '../tables/table-cell.ts'
import { formatDay } from '../time/dates.ts'
import { withPlainBreaks } from '../writing/text-rules.ts'
import { quoted } from './quoted.ts'
import type { ReadCell } from './read-value.ts'

/** No name of a part begins with a blank, so a line that does belongs to the remark above it. */
const INDENT = '  '
const CHECKED = 'Geprüft am'
const DAY_LINE = /^geprüft am\s+(\d{1,2})\.(\d{1,2})\.(\d{4})$/i
/** The last colon parts the name of a part from its mark. */
const PART_LINE = /^(.*\S)\s*:\s*(\d+)$/
/** As people write a part and its remark on one line. */
const SHORT_LINE = /^(.*?\S)\s*:\s*(\d+)\s*[,;–-]\s*(.+)$/s

/** A report as one cell: the day of the check, each part with its mark, and its remark indented below it. */
export function reportCell({
  conditionReport,
  conditionAt,
}: Pick<StoredProduct, 'conditionReport' | 'conditionAt'>): Cell {
  const parts = (conditionReport ?? []).flatMap(({ part, mark, note }) => [
    `${part}: ${mark}`,
    ...(note === '' ? [] : note.split('\n').map((line) => INDENT + line)),
  ])
  const lines = conditionAt ? [`${CHECKED} ${formatDay(conditionAt)}`, ...parts] : parts
  return lines.join('\n') || null
}

/** Reads what `reportCell` writes, and what people write instead of it. */
export const readReportCell: ReadCell = (cell) => {
  if (isEmptyCell(cell)) return { value: null, also: { conditionAt: null } }
  const lines = withPlainBreaks(cellText(cell)).split('\n')
  const parts: { part: string; mark: number; note: string[] }[] = []
  let conditionAt: string | null = null
  for (const [index, line] of lines.entries()) {
    const day = index === 0 ? DAY_LINE.exec(line.trim()) : null
    if (day) {
      const [, date = '', month = '', year = ''] = day
      conditionAt = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      if (!dayOfCheck.safeParse(conditionAt).success)
        return { problem: `${quoted(line)} nennt keinen Tag` }
      continue
    }
    const last = parts.at(-1)
    const [, part, mark, note] = PART_LINE.exec(line.trim()) ?? SHORT_LINE.exec(line.trim()) ?? []
    if (last && (/^\s/.test(line) || line === '')) last.note.push(line.replace(INDENT, ''))
    else if (part) parts.push({ part, mark: Number(mark), note: note ? [note] : [] })
    else
      return {
        problem: `${quoted(line)} ist keine Zeile eines Zustandsberichts. Je Baugruppe eine Zeile wie „Bremsen: 2“, die Bemerkung eingerückt darunter`,
      }
  }
  return {
    value: parts.map(({ note, ...part }) => ({ ...part, note: note.join('\n') })),
    also: { conditionAt },
  }
}
