import { z } from 'zod'
import { inquiry } from './inquiry.ts'
import { lastMessage } from './message.ts'

/** So much of a message is shown in a line of a list. */
const EXCERPT = 300

const SALUTATION =
  /^(?:guten (?:tag|morgen|abend)|hallo|moin|servus|grüß gott|sehr geehrte[rs]?|liebe[rs]?|hi|hello|dear)(?: [\p{L}.-]+){0,8} ?[,!]$/iu

/** The beginning of a message, for a line of a list: what stands below the salutation and what is quoted. */
export function excerpt(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !isBefore(line.trim()))
  const words = first > 0 ? lines.slice(first).join('\n') : text
  if (words.length <= EXCERPT) return words
  return `${words.slice(0, EXCERPT).replace(/[\ud800-\udbff]$/, '')}…`
}

const isBefore = (line: string) => line === '' || line.startsWith('>') || SALUTATION.test(line)

/** One of a list, with what its line says besides. */
export const listedInquiry = inquiry
  .extend({
    lastMessage: lastMessage.nullable().meta({
      description:
        'Was zuletzt geschrieben oder gesagt wurde, gekürzt; null für die Anfrage selbst',
    }),
    offer: z
      .object({
        id: z.number().int(),
        number: z.string().nullable().meta({ description: 'Null für einen Entwurf' }),
        value: z.number().meta({ description: 'In Euro, vor MwSt. und Inzahlungnahme' }),
      })
      .nullable()
      .meta({ description: 'Das neueste Angebot, das weder ersetzt noch zurückgezogen ist' }),
    doubles: z.array(inquiry.pick({ id: true, receipt: true, createdAt: true })).meta({
      description: 'Was kurz danach noch einmal dasselbe gesagt hat, das älteste zuerst',
    }),
  })
  .meta({ id: 'ListedInquiry' })
export type ListedInquiry = z.infer<typeof listedInquiry>
