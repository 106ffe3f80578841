import { z } from 'zod'
import { fieldMeta, flag, optionalOf } from '../forms/field.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { keysOf } from '../values/records.ts'
import { formatCount } from '../writing/format.ts'
import { idInput } from '../writing/text.ts'

/** Whom mails come from and go to, and which of them there are. */
export const mailSettings = z.object({
  to: z
    .array(mailAddress, { error: 'Empfänger müssen eine Liste sein' })
    .max(10, 'Höchstens zehn Empfänger')
    .register(fieldMeta, {
      title: 'Anfragen gehen an',
      help: 'Adresse eingeben und mit Enter bestätigen; ohne Adresse gilt die des Servers',
    }),
  /** Empty: as the server's environment says. */
  from: optionalOf(mailAddress).register(fieldMeta, {
    title: 'Absender',
    type: 'email',
    help: 'Der Mailserver muss diese Adresse erlauben; ohne Angabe gilt die des Servers',
  }),
  /** Whether each one who works on inquiries hears in the morning what is to be done. */
  dailySummary: flag().default(true).register(fieldMeta, {
    title: 'Morgens eine E-Mail mit dem, was heute ansteht',
    help: 'An Werktagen zur Öffnung, an jeden, der Anfragen bearbeitet und eine E-Mail-Adresse hat',
  }),
  /** Whether a mail to the mailbox that is read becomes an inquiry if it belongs to none. */
  takeNew: flag().default(false).register(fieldMeta, {
    title: 'Neue E-Mails im gelesenen Postfach als Anfragen übernehmen',
    help: 'Nur für ein Postfach, in dem sonst nichts ankommt, etwa anfrage@…: Was ab jetzt kommt und zu keiner Anfrage gehört, wird eine neue; was schon im Postfach liegt, bleibt dort, Rundschreiben auch.',
  }),
})

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

const MOST_RULES = 100

/** How a new inquiry of the website comes to the one who takes care of it. */
export const assignmentLabels = {
  hand: 'Von Hand',
  turns: 'Reihum',
  category: 'Nach Kategorie der Maschine',
} as const

/** Those who may take care of inquiries. */
const OWNERS = '/contact/owners'

/** Who takes care of inquiries about the machines of a category. */
export const assignmentRule = z.object({
  categoryId: idInput('Bitte wählen Sie eine Kategorie').register(fieldMeta, {
    title: 'Kategorie',
    choicesAt: '/categories?limit=1000',
  }),
  accountId: idInput('Bitte wählen Sie, wer zuständig ist').register(fieldMeta, {
    title: 'Zuständig',
    choicesAt: OWNERS,
  }),
})

export const assignmentSettings = z
  .object({
    by: z
      .enum(keysOf(assignmentLabels), { error: 'Zuteilung muss hand, turns oder category sein' })
      .register(fieldMeta, {
        title: 'Neue Anfragen zuteilen',
        choices: assignmentLabels,
        isRequired: true,
      }),
    /** Whose turn it is, in this order; without any, of all who edit inquiries. */
    accounts: z
      .array(idInput('Dieses Konto gibt es nicht').register(fieldMeta, { choicesAt: OWNERS }), {
        error: 'Konten müssen eine Liste sein',
      })
      .max(MOST_RULES, `Höchstens ${MOST_RULES} Konten`)
      .register(fieldMeta, {
        title: 'Wer an der Reihe ist',
        help: 'In der Reihenfolge, in der Sie wählen; ohne Auswahl alle, die Anfragen bearbeiten',
        onlyWith: { field: 'by', value: 'turns' },
      }),
    categories: z
      .array(assignmentRule, { error: 'Regeln müssen eine Liste sein' })
      .max(MOST_RULES, `Höchstens ${MOST_RULES} Regeln`)
      .refine(
        (rules) => new Set(rules.map(({ categoryId }) => categoryId)).size === rules.length,
        'Jede Kategorie darf nur einmal vorkommen',
      )
      .register(fieldMeta, {
        title: 'Zuständig nach Kategorie',
        columns: 'minmax(0, 1fr) minmax(0, 1fr)',
        isNamedAbove: true,
        onlyWith: { field: 'by', value: 'category' },
      }),
  })
  .register(fieldMeta, {
    note: 'Wer für eine neue Anfrage der Website zuständig wird. Spam und doppelte Anfragen bekommt niemand, und wo keine Regel passt, bleibt die Anfrage frei.',
  })
export type AssignmentSettings = z.infer<typeof assignmentSettings>
