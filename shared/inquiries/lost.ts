import { z } from 'zod'
import { optionalText } from '../writing/text.ts'
import { lostReasons } from './stage.ts'

const NOTE_LENGTH = 500

/** Why an inquiry was lost, as whoever closes it has to say. */
export const lost = z.object({
  lostReason: z.enum(lostReasons, {
    error: 'Bitte geben Sie an, warum die Anfrage verloren ging',
  }),
  lostNote: optionalText('Erläuterung', NOTE_LENGTH).nullable(),
})
