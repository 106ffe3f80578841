import { z } from 'zod'
import { moment } from '../moment.ts'
import { requiredLine } from '../text.ts'

/** What is to be done about an inquiry next, in the words of the one who does it. */
export const stepTexts = {
  answer: 'Antworten',
  callback: 'Zurückrufen',
  followUp: 'Nachfassen',
  goOn: 'Weiter bearbeiten',
  confirm: 'Bestellung bestätigen',
} as const

/** After how many days with opening hours somebody asks what has become of an answer. */
export const FOLLOW_UP_DAYS = 3

/** After how many minutes of opening time an order is to be confirmed. */
export const MINUTES_TO_CONFIRM = 60

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

/** When somebody turns to an inquiry again, and what for. */
export const nextStep = z
  .object({ at: z.iso.datetime(), text: z.string() })
  .meta({ id: 'NextStep' })
export type NextStep = z.infer<typeof nextStep>

/** Whether the next step is the callback that was agreed: it is no more once it was moved or made. */
export const isAgreedCallback = (
  nextStep: NextStep | null,
  callbackAt: string | null,
): nextStep is NextStep =>
  nextStep !== null && nextStep.at === callbackAt && nextStep.text === stepTexts.callback
