import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import { formatCount } from '../writing/german-number.ts'

const minutesOf = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} muss eine Zahl von Minuten sein` })
    .int(`${label} muss eine ganze Zahl von Minuten sein`)
    .min(min, `${label} muss mindestens ${formatCount(min, 'Minute', 'Minuten')} sein`)
    .max(max, `${label} darf höchstens ${formatCount(max, 'Minute', 'Minuten')} sein`)

/** In minutes. */
export const LONGEST_CALLBACK = 120

/** On how many days with opening hours one can be called, today included while there is time left. */
export const CALLBACK_DAYS = 10

/** Callbacks at a time that the visitor chooses. */
export const callbackSettings = z
  .object({
    /** How long one is, and how far apart they begin. */
    minutes: minutesOf('Dauer eines Rückrufs', 10, LONGEST_CALLBACK).register(fieldMeta, {
      title: 'Dauer eines Rückrufs (Minuten)',
      isRequired: true,
    }),
    /** How many can be made at the same time. */
    atOnce: z
      .number({ error: 'Gleichzeitige Rückrufe müssen eine Zahl sein' })
      .int('Gleichzeitige Rückrufe müssen eine ganze Zahl sein')
      .min(1, 'Mindestens ein Rückruf muss möglich sein')
      .max(50, 'Höchstens 50 Rückrufe gleichzeitig')
      .register(fieldMeta, {
        title: 'Rückrufe gleichzeitig',
        help: 'so viele Kollegen können zur selben Zeit telefonieren',
        isRequired: true,
      }),
    /** How long before its time a callback is asked for at the latest. */
    leadMinutes: minutesOf('Vorlauf', 0, 10_080).register(fieldMeta, {
      title: 'Vorlauf (Minuten)',
      isRequired: true,
    }),
  })
  .register(fieldMeta, {
    note: `Besucher wählen eine Zeit innerhalb Ihrer Öffnungszeiten, an den nächsten ${CALLBACK_DAYS} Tagen, an denen Sie geöffnet haben. Feiertage und Ihre Ausnahmen bleiben frei.`,
  })
