import { z } from 'zod'
import { LARGEST_ID } from '../values/ids.ts'
import { inquiryPatch } from './inquiry-patch.ts'

/** So many inquiries can be changed with one press. */
export const MOST_AT_ONCE = 200

const NEEDS_REASON = 'Bitte geben Sie an, warum die Anfragen verloren gingen'

const changes = inquiryPatch
  .pick({
    ownerId: true,
    spam: true,
    stage: true,
    lostReason: true,
    nextStep: true,
    undoStep: true,
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Bitte wählen Sie, was sich ändern soll',
  })
  .refine(({ stage, lostReason }) => stage !== 'lost' || lostReason, {
    path: ['lostReason'],
    error: NEEDS_REASON,
  })
  .meta({ id: 'InquiryBulkChanges' })
export type InquiryBulkChanges = z.infer<typeof changes>

export const inquiryBulkInput = z
  .object({
    ids: z
      .array(
        z
          .number({ error: 'muss die Nummer einer Anfrage sein' })
          .int('muss die Nummer einer Anfrage sein')
          .min(1, 'muss die Nummer einer Anfrage sein')
          .max(LARGEST_ID, 'muss die Nummer einer Anfrage sein'),
        { error: 'ids muss eine Liste von Nummern sein' },
      )
      .min(1, 'Bitte wählen Sie mindestens eine Anfrage')
      .max(MOST_AT_ONCE, `Höchstens ${MOST_AT_ONCE} Anfragen auf einmal`),
    changes,
  })
  .meta({ id: 'InquiryBulkInput' })
export type InquiryBulkInput = z.infer<typeof inquiryBulkInput>

/** What has become of each. */
export const inquiryBulkReport = z
  .object({
    changed: z.array(z.number().int()),
    failed: z.array(z.object({ id: z.number().int(), error: z.string() })).meta({
      description: 'Bei welchen das nicht geht, und warum; sie sind geblieben, wie sie waren',
    }),
  })
  .meta({ id: 'InquiryBulkReport' })
export type InquiryBulkReport = z.infer<typeof inquiryBulkReport>
