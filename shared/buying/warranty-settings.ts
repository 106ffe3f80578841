import { z } from 'zod'
import { grades } from '../product/terms.ts'
import { optionalLine } from '../writing/text.ts'

export const LONGEST_WARRANTY = 60
const MONTHS = 'Garantie muss eine ganze Zahl von Monaten sein'
const NOTHING_COVERED = 'Ohne Garantie (0 Monate) kann nichts gedeckt sein'

const warrantyTerm = z
  .object({
    months: z
      .number({ error: MONTHS })
      .int(MONTHS)
      .min(0, 'Garantie muss mindestens 0 Monate sein')
      .max(LONGEST_WARRANTY, `Garantie darf höchstens ${LONGEST_WARRANTY} Monate sein`),
    scope: optionalLine('Umfang', 200).default(''),
  })
  .refine(({ months, scope }) => months > 0 || scope === '', {
    path: ['scope'],
    error: NOTHING_COVERED,
  })

/** What the dealer answers for: a new machine, and used ones by their grade. Null: they say nothing of it. */
export const warrantyKeys = ['new', ...grades] as const

export const warrantySettings = z
  .object({
    new: warrantyTerm.nullable().default(null),
    A: warrantyTerm.nullable().default(null),
    B: warrantyTerm.nullable().default(null),
    C: warrantyTerm.nullable().default(null),
  } satisfies Record<(typeof warrantyKeys)[number], z.ZodType>)
  .nullable()
export type WarrantySettings = z.infer<typeof warrantySettings>
