import { z } from 'zod'
import {
  conditionReport,
  marks,
  type PartChecked,
} from '../../../shared/product/condition-report.ts'

const text = z.string().nullable()

/** A row of the form. A part that is only proposed has no mark yet. */
const row = z.object({ part: text, mark: z.literal(marks).nullable(), note: text })
export type ReportRow = z.infer<typeof row>

/** What the form holds as a report. Proposed parts of which nobody has said anything are dropped. */
export const reportRows = z
  .array(row)
  .nullable()
  .superRefine((rows, context) => {
    for (const [index, { part, mark, note }] of (rows ?? []).entries()) {
      if (mark === null && !note?.trim()) continue
      const { error } = conditionReport.safeParse([{ part: part ?? '', mark, note: note ?? '' }])
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [index, ...path.slice(1)] })
    }
  })
  .transform((rows) => {
    const marked = (rows ?? []).flatMap(({ part, mark, note }): PartChecked[] =>
      mark === null ? [] : [{ part: (part ?? '').trim(), mark, note: (note ?? '').trim() }],
    )
    return marked.length > 0 ? marked : null
  })

/** The rows with those of the usual parts that are not among them. */
export function withProposed(rows: readonly ReportRow[], parts: readonly string[]): ReportRow[] {
  const known = new Set(rows.map(({ part }) => part?.trim()))
  const proposed = parts.filter((part) => !known.has(part))
  return [...rows, ...proposed.map((part) => ({ part, mark: null, note: '' }))]
}

/** One part as the history shows it: `2, Rollen erneuert`. */
export const partText = ({ mark, note }: PartChecked): string =>
  note === '' ? String(mark) : `${mark}, ${note}`
