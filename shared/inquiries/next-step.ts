import { z } from 'zod'
import { moment, requiredLine } from '../writing/text.ts'

/** The next steps that the product itself sets. */
export const stepTexts = {
  answer: 'Antworten',
  callback: 'Zurückrufen',
  followUp: 'Nachfassen',
  goOn: 'Weiter bearbeiten',
  confirm: 'Bestellung bestätigen',
  handover: 'Übergabe vorbereiten',
} as const

/** After how many days with opening hours an answer is followed up. */
export const FOLLOW_UP_DAYS = 3

/** After how many minutes of opening time an order is to be confirmed. */
export const MINUTES_TO_CONFIRM = 60

/** So many minutes before a call it is reminded of. */
export const MINUTES_BEFORE_CALL = 10

const STEP_LENGTH = 200

export const nextStepInput = z
  .object(
    {
      at: moment('Zeitpunkt'),
      text: requiredLine('Nächster Schritt', STEP_LENGTH, 'Nächster Schritt ist erforderlich'),
    },
    { error: 'Nächster Schritt braucht Zeitpunkt und Text' },
  )
  .meta({ id: 'NextStepInput' })

/** When an inquiry is worked on next, and what is to be done. */
export const nextStep = z
  .object({ at: z.iso.datetime(), text: z.string() })
  .meta({ id: 'NextStep' })
export type NextStep = z.infer<typeof nextStep>

/** Whether the next step is the agreed callback, which was neither moved nor made since. */
export const isAgreedCallback = (
  nextStep: NextStep | null,
  callbackAt: string | null,
): nextStep is NextStep =>
  nextStep !== null && nextStep.at === callbackAt && nextStep.text === stepTexts.callback
