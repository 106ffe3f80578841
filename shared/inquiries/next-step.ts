import { z } from 'zod'
import { requiredText } from '../text.ts'

/** What is to be done about an inquiry next, in the words of the one who does it. */
export const stepTexts = {
  answer: 'Antworten',
  followUp: 'Nachfassen',
  goOn: 'Weiter bearbeiten',
} as const

/** After how many days with opening hours somebody asks what has become of an answer. */
export const FOLLOW_UP_DAYS = 3

const STEP_LENGTH = 200
/** The last moment that every database stores and every screen shows. */
const LATEST = Date.parse('9999-12-31T23:59:59Z')

const moment = z.iso
  .datetime({ offset: true, error: 'Zeitpunkt muss wie 2026-11-24T09:00:00Z geschrieben sein' })
  .refine((text) => Date.parse(text) <= LATEST, 'Zeitpunkt liegt zu weit in der Zukunft')
  .transform((text) => new Date(text).toISOString())

export const nextStepInput = z
  .object(
    {
      at: moment,
      text: requiredText('Nächster Schritt', STEP_LENGTH, 'Nächster Schritt ist erforderlich'),
    },
    { error: 'Nächster Schritt braucht Zeitpunkt und Text' },
  )
  .meta({ id: 'NextStepInput' })

/** When somebody turns to an inquiry again, and what for. */
export const nextStep = z
  .object({ at: z.iso.datetime(), text: z.string() })
  .meta({ id: 'NextStep' })
export type NextStep = z.infer<typeof nextStep>
