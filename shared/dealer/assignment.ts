import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import { LARGEST_ID } from '../values/ids.ts'
import { keysOf } from '../values/records.ts'

const MOST_RULES = 100

/** How a new inquiry of the website comes to the one who takes care of it. */
export const assignmentLabels = {
  hand: 'Von Hand',
  turns: 'Reihum',
  category: 'Nach Kategorie der Maschine',
} as const

/** Those who may take care of inquiries. */
const OWNERS = '/contact/owners'

const numberOf = (message: string) =>
  z.number({ error: message }).int(message).min(1, message).max(LARGEST_ID, message)

/** Who takes care of inquiries about the machines of a category. */
export const assignmentRule = z.object({
  categoryId: numberOf('Bitte wählen Sie eine Kategorie').register(fieldMeta, {
    title: 'Kategorie',
    choicesAt: '/categories?limit=1000',
  }),
  accountId: numberOf('Bitte wählen Sie, wer zuständig ist').register(fieldMeta, {
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
      .array(numberOf('Dieses Konto gibt es nicht').register(fieldMeta, { choicesAt: OWNERS }), {
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
