import { z } from 'zod'
import { type Hours, momentAt } from '../../../../shared/dealer/clock.ts'
import { type NextStep, nextStepInput } from '../../../../shared/inquiries/stage.ts'
import { berlinDay } from '../../../../shared/time/dates.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { beginningOf, laterLabels, laterTimes } from './laterTimes.ts'

/** What is chosen in a form; `unchanged` leaves the next step to the server. */
const stepChoices = z.enum(['unchanged', ...keysOf(laterLabels)])

/** A next step as a form holds it, whether valid or not. */
export const stepValues = z.object({
  when: stepChoices,
  /** Only read for `day`. */
  day: z.string().nullable(),
  /** The same; empty for when the house opens. */
  time: z.string().nullish(),
  text: z.string().nullable(),
})
export type StepValues = z.infer<typeof stepValues>

const DAY_MISSING = 'Bitte wählen Sie einen Tag'
const DAY_OVER = 'Dieser Tag ist schon vorbei'

/** A next step that can be sent: the errors stand beside the fields of the form. */
export const checkedStep = stepValues.superRefine(({ when, day, text }, context) => {
  if (when === 'unchanged') return
  if (when === 'day') {
    const chosen = z.iso.date().safeParse(day).data
    const message = chosen === undefined ? DAY_MISSING : DAY_OVER
    if (chosen === undefined || chosen < berlinDay(new Date()))
      context.addIssue({ code: 'custom', path: ['day'], message })
  }
  const problem = nextStepInput.shape.text.safeParse(text ?? '').error?.issues[0]?.message
  if (problem) context.addIssue({ code: 'custom', path: ['text'], message: problem })
})

/** The next step that a valid choice means; undefined where it stays as it is. */
export function stepOf(
  { when, day, time, text }: StepValues,
  hours: Hours,
  now: Date,
): NextStep | undefined {
  if (when === 'unchanged') return undefined
  const said = (text ?? '').trim()
  if (when !== 'day') return { at: laterTimes(now, hours)[when], text: said }
  if (!day) return undefined
  const at = time ? momentAt(`${day}T${time}`).toISOString() : beginningOf(day, hours)
  return { at, text: said }
}
