import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import type { Grade } from '../product/terms.ts'
import { optionalLine } from '../writing/text.ts'

const LONGEST_WARRANTY = 60
const MONTHS = 'Garantie muss eine ganze Zahl von Monaten sein'
const NOTHING_COVERED = 'Ohne Garantie (0 Monate) kann nichts gedeckt sein'

/** @param machines which they are, as the form names them */
const warrantyTerm = (machines: string, help?: string) =>
  z
    .object({
      months: z
        .number({ error: MONTHS })
        .int(MONTHS)
        .min(0, 'Garantie muss mindestens 0 Monate sein')
        .max(LONGEST_WARRANTY, `Garantie darf höchstens ${LONGEST_WARRANTY} Monate sein`)
        .register(fieldMeta, { title: `${machines}: Monate`, help }),
      scope: optionalLine('Umfang', 200)
        .default('')
        .register(fieldMeta, { title: `${machines}: Umfang` }),
    })
    .refine(({ months, scope }) => months > 0 || scope === '', {
      path: ['scope'],
      error: NOTHING_COVERED,
    })
    .nullable()
    .default(null)

/** What the dealer answers for: a new machine, and used ones by their grade. Null: they say nothing of it. */
export const warrantySettings = z
  .object({
    new: warrantyTerm('Neu', 'auch für Vorführgeräte'),
    A: warrantyTerm('Klasse A'),
    B: warrantyTerm('Klasse B'),
    C: warrantyTerm('Klasse C'),
  } satisfies Record<'new' | Grade, z.ZodType>)
  .nullable()
  .register(fieldMeta, {
    note: `In Monaten, höchstens ${LONGEST_WARRANTY}, und worauf: „auf Antrieb und Hydraulik“. 0 heißt ohne Garantie; ohne Angabe sagt die Website nichts. Steht auf der Seite der Maschine, im Vergleich, auf dem Datenblatt und im Angebot.`,
  })
export type WarrantySettings = z.infer<typeof warrantySettings>
