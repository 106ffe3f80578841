import { z } from 'zod'
import { LARGEST_ID } from '../values/ids.ts'

const MOST_RULES = 100

/** How a new inquiry of the website comes to the one who takes care of it. */
export const assignmentLabels = {
  hand: 'Von Hand',
  turns: 'Reihum',
  category: 'Nach Kategorie der Maschine',
} as const

const numberOf = (message: string) =>
  z.number({ error: message }).int(message).min(1, message).max(LARGEST_ID, message)

export const assignmentSettings = z.object({
  by: z.enum(['hand', 'turns', 'category'], {
    error: 'Zuteilung muss hand, turns oder category sein',
  }),
  /** Whose turn it is, in this order; without any, of all who edit inquiries. */
  accounts: z
    .array(numberOf('Dieses Konto gibt es nicht'), { error: 'Konten müssen eine Liste sein' })
    .max(MOST_RULES, `Höchstens ${MOST_RULES} Konten`),
  categories: z
    .array(
      z.object({
        categoryId: numberOf('Bitte wählen Sie eine Kategorie'),
        accountId: numberOf('Bitte wählen Sie, wer zuständig ist'),
      }),
      { error: 'Regeln müssen eine Liste sein' },
    )
    .max(MOST_RULES, `Höchstens ${MOST_RULES} Regeln`)
    .refine(
      (rules) => new Set(rules.map(({ categoryId }) => categoryId)).size === rules.length,
      'Jede Kategorie darf nur einmal vorkommen',
    ),
})
export type AssignmentSettings = z.infer<typeof assignmentSettings>
