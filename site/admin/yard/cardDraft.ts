import { z } from 'zod'
import { readFigure } from '../../../shared/figures/read-figure.ts'
import { productStatuses } from '../../../shared/product/terms.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { type YardMachine, type YardValues, yardValues } from '../../../shared/yard/yard.ts'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'

/** What the fields of a machine's card hold. */
const cardDraft = z.object({
  hours: z.string(),
  location: z.string(),
  status: z.string(),
  note: z.string(),
})
export type CardDraft = z.infer<typeof cardDraft>

export const typedOf = ({ hours, location, status, note }: YardValues): CardDraft => ({
  hours: hours === null ? '' : formatNumber(hours),
  location,
  status,
  note,
})

/** Undefined for what is no number. */
export const readHours = (typed: string) =>
  typed.trim() === '' ? null : (readFigure('hours', typed) ?? undefined)

/** What was typed as values; undefined for hours that are no number. */
export function valuesOf({ hours, location, status, note }: CardDraft): YardValues | undefined {
  const read = readHours(hours)
  const known = productStatuses.find((name) => name === status)
  if (read === undefined || !known) return undefined
  return { hours: read, location: location.trim(), status: known, note: note.trim() }
}

export const differing = (values: YardValues | undefined, known: YardValues | undefined) =>
  values && known ? keysOf(values).filter((name) => values[name] !== known[name]) : []

const begun = z.object({
  typed: cardDraft,
  /** What the machine was when it was begun. */
  seen: yardValues,
})

/** What is typed at a machine and not saved yet. It outlives a phone that throws the page away. */
export function keptCard({ id }: Pick<YardMachine, 'id'>) {
  const name: DraftName = `hof.${id}`
  return {
    read: () => readDraft(name, begun)?.values ?? null,
    write(typed: CardDraft, seen: YardValues) {
      const values = valuesOf(typed)
      if (values && differing(values, seen).length === 0) dropDraft(name)
      else writeDraft(name, { typed, seen })
    },
    drop: () => dropDraft(name),
  }
}
