import type { BulkEditReport } from '../../../../shared/catalogue/bulk-edit.ts'

/** The titles of the machines of which a bulk edit means something else by now than when it was looked at. */
export function changedMeanwhile(seen: BulkEditReport, now: BulkEditReport): string[] {
  const [before, after] = [outcomes(seen), outcomes(now)]
  const isWhole = [seen, now].every(isListedWhole)
  return [...new Map([...before, ...after])].flatMap(([id, { title }]) => {
    const [was, is] = [before.get(id), after.get(id)]
    // Where only the first ones are listed, one that is missing may be a later one.
    if (!isWhole && !(was && is)) return []
    return was?.outcome === is?.outcome ? [] : [was?.title ?? title]
  })
}

const isListedWhole = ({ changed, changes, failed, left }: BulkEditReport) =>
  changed === changes.length && failed === left.length

const outcomes = ({ changes, left }: BulkEditReport) =>
  new Map([
    ...changes.map(
      ({ id, title, fields }) => [id, { title, outcome: JSON.stringify(fields) }] as const,
    ),
    ...left.map(({ id, title, reason }) => [id, { title, outcome: reason }] as const),
  ])
