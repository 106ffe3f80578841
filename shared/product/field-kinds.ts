import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import { optionalLine, optionalText, requiredLine } from '../writing/text.ts'
import { euros } from './field-rules.ts'

/** What is known of a field, whatever its kind. */
export interface About {
  /** Beside its input, over its column, in the history and on pages. */
  label: string
  /** What its column tells about persons; see `PlainClass`. */
  tells: 'shop' | 'work'
  seenBy: 'visitors' | 'staff'
  /** Without which nobody sees it, nor changes it. */
  needs?: Permission
  /** Whether those may change it who change prices alone. */
  isForSales?: true
  /** Whether it stays with the machine when another one is made as its copy. */
  isOfOne?: true
  /** Whether papers print it, which do not have every letter. */
  isPrinted?: true
  /** Whether tables of the stock have no column of it. */
  isNoColumn?: true
  /** Whether its input stands in another part of the form than the master data, which have every plain one. */
  isElsewhere?: true
  /** Below its input. */
  help?: string
  isRequired?: true
  /** The height of its input; one line without it. */
  rows?: number
  /** The names of the values among which one chooses. */
  choices?: Readonly<Record<string, string>>
  /** What it is called to choose nothing. */
  noChoice?: string
}

/**
 * An entry of the table. Its column in the database, its input, its column in tables and its sentence in the history
 * follow from its kind; what is of its own kind says them where they are.
 */
export interface AnyField extends About {
  kind: 'name' | 'line' | 'text' | 'amount' | 'flag' | 'day' | 'choice' | 'own'
  /** What may be sent, and what is taken where nothing is. */
  rule: z.ZodType
  /** What is stored and answered. */
  stored: z.ZodType
}

/** A line that every machine has. */
export const name = <const Entry extends About>(entry: Entry) => ({
  kind: 'name' as const,
  ...entry,
  rule: requiredLine(entry.label, 200, `${entry.label} ist erforderlich`),
  stored: z.string(),
})

export const line = <const Entry extends About>(max: number, entry: Entry) => ({
  kind: 'line' as const,
  ...entry,
  rule: optionalLine(entry.label, max).default(''),
  stored: z.string(),
})

/** A text of several lines. */
export const text = <const Entry extends About & { rows: number }>(max: number, entry: Entry) => ({
  kind: 'text' as const,
  ...entry,
  rule: optionalText(entry.label, max).default(''),
  stored: z.string(),
})

/** Net euros, or null. */
export const amount = <const Entry extends About>(entry: Entry, called: string = entry.label) => ({
  kind: 'amount' as const,
  ...entry,
  rule: euros(called).nullable().default(null),
  stored: z.number().nullable(),
})

export const flag = <const Entry extends About>(entry: Entry) => ({
  kind: 'flag' as const,
  ...entry,
  rule: z.boolean({ error: `${entry.label} muss wahr oder falsch sein` }).default(false),
  stored: z.boolean(),
})

/** A day as `2026-12-12`, or null. */
export const day = <const Entry extends About>(
  entry: Entry,
  rule = z.iso.date(`${entry.label} muss ein Tag wie 2026-12-12 sein`).nullable(),
) => ({
  kind: 'day' as const,
  ...entry,
  rule: rule.default(null),
  stored: z.iso.date().nullable(),
})

type Ruled = About & Pick<AnyField, 'rule' | 'stored'>
export const choice = <const Entry extends Ruled>(entry: Entry) => ({
  kind: 'choice' as const,
  ...entry,
})
export const own = <const Entry extends Ruled>(entry: Entry) => ({ kind: 'own' as const, ...entry })
