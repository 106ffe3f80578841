import { z } from 'zod'
import { integer, severalOf } from '../calls/query.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { formatEuros } from './money.ts'

/** Something that a customer counts on, and that would go with their inquiry. */
export const commitment = z.object({
  key: z.string().meta({ description: 'Was es ist und wie es steht, für das Löschen' }),
  kind: z.enum(['order', 'offer', 'expired', 'reservation']).meta({
    description: 'expired: ein Angebot, das niemand mehr annehmen kann',
  }),
  what: z.string(),
  sum: z.number().nullable().meta({ description: 'In Euro; null bei einer Reservierung' }),
  note: z.string().meta({ description: 'Wie es damit steht' }),
})
export type Commitment = z.infer<typeof commitment>

export const inquiryDeletion = z
  .object({
    commitments: z.array(commitment).meta({ description: 'Was mit der Anfrage verloren geht' }),
    refusal: z.string().nullable().meta({
      description: 'Warum der angemeldete Benutzer sie nicht löschen kann; null, wenn er es kann',
    }),
  })
  .meta({ id: 'InquiryDeletion' })
export type InquiryDeletion = z.infer<typeof inquiryDeletion>

/** What a customer counts on of a machine, and would lose with it. */
export const machineCommitment = commitment
  .extend({
    product: z.number().int(),
    customer: z.string().meta({ description: 'Leer für Konten, die keine Anfragen sehen' }),
  })
  .meta({ id: 'MachineCommitment' })
export type MachineCommitment = z.infer<typeof machineCommitment>

export const machinesQuery = z.object({
  ids: severalOf(integer(1, LARGEST_ID)).meta({
    description: 'Die Nummern der Maschinen, mit Komma getrennt',
  }),
})

const NONE = 'none'

export const deletionQuery = z.object({
  commitments: severalOf(z.string().max(100))
    .transform((keys) => keys.filter((key) => key !== NONE))
    .optional()
    .meta({
      description:
        'Die key dessen, was vor dem Löschen genannt war, mit Komma getrennt, „none“ für nichts: Ist inzwischen mehr dazugekommen, wird nichts gelöscht',
    }),
})

/** The parameter that says what was named before. */
export const namedBefore = (commitments: readonly Commitment[]): string =>
  commitments.map(({ key }) => key).join(',') || NONE

/** `Bestellung AN-2026-0042 über 60.200,00 € (wartet auf Ihre Bestätigung)`; of a machine with whom it is for. */
export const commitmentText = ({
  what,
  sum,
  note,
  customer = '',
}: Commitment & { customer?: string }): string =>
  `${what}${customer && ` für ${customer}`}${sum === null ? '' : ` über ${formatEuros(sum)}`}${note && ` (${note})`}`
