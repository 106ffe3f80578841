import { z } from 'zod'
import { severalOf } from '../calls/query.ts'
import { keysOf } from '../values/records.ts'

/** Somebody who has written or called, put together from all inquiries that are known to be theirs. */
export const personName = z
  .object({
    key: z.string().meta({ description: 'Steht für diese Person, ohne etwas von ihr zu sagen' }),
    name: z.string().meta({ description: 'Wie sie sich zuletzt genannt hat' }),
    company: z.string(),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
  })
  .meta({ id: 'PersonName' })
export type PersonName = z.infer<typeof personName>

const mailboxOfPerson = z.object({
  address: z.string().meta({ description: 'Leer für das, was ohne E-Mail-Adresse kam' }),
  items: z.record(z.string(), z.number().int()),
})

/** By what a search finds somebody. The address in their messages may be that of another. */
export const foundByLabels = {
  address: 'eigene E-Mail-Adresse',
  phone: 'Telefon',
  name: 'Name oder Firma',
  message: 'eine Nachricht, in der die Adresse steht',
} as const
export type FoundBy = keyof typeof foundByLabels

export const person = personName
  .extend({
    foundBy: z.array(z.enum(keysOf(foundByLabels))).meta({
      description:
        'Wodurch die Suche sie gefunden hat; allein message: Die Adresse schrieb oder bekam Nachrichten in ihren Anfragen und gehört jemand anderem',
    }),
    namedIn: z
      .array(z.object({ id: z.number().int(), receipt: z.string() }))
      .meta({ description: 'Die Anfragen, in deren Nachrichten die gesuchte Adresse steht' }),
    items: z
      .record(z.string(), z.number().int())
      .meta({ description: 'Wie viel über sie gespeichert ist, nach Tabellen' }),
    mailboxes: z.array(mailboxOfPerson).meta({
      description:
        'Die Postfächer, die nur Telefon und Name zu einer Person verbinden, und was zu jedem gehört; leer, wenn es nur eines ist',
    }),
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof person>

/** Whether a search has found somebody else than it looks for: one in whose messages the address stands. */
export const isAnother = ({ foundBy }: Pick<Person, 'foundBy'>): boolean =>
  foundBy.every((way) => way === 'message')

const keptInquiry = z.object({
  id: z.number().int(),
  receipt: z.string().meta({ description: 'Die Vorgangsnummer' }),
  until: z.iso.date().meta({ description: 'Bis zum Ende dieses Tages' }),
  offers: z.array(z.object({ id: z.number().int(), number: z.string() })),
})

/** Somebody who was erased, and what the law keeps of them. */
export const keptPerson = person
  .extend({ inquiries: z.array(keptInquiry) })
  .meta({ id: 'KeptPerson' })
export type KeptPerson = z.infer<typeof keptPerson>

export const SHORTEST_SEARCH = 2
const TOO_SHORT = `Bitte suchen Sie nach mindestens ${SHORTEST_SEARCH} Zeichen: E-Mail-Adresse, Telefon oder Name`

export const personQuery = z.object({
  search: z
    .string({ error: TOO_SHORT })
    .trim()
    .min(SHORTEST_SEARCH, TOO_SHORT)
    .max(254, 'Die Suche ist zu lang')
    .meta({
      description:
        'Eine E-Mail-Adresse (auch anders geschrieben), eine Telefonnummer in jeder Schreibweise oder Wörter eines Namens',
    }),
})

export const personKey = z.object({
  key: z.string().meta({ description: 'Wie die Suche sie nennt' }),
})

const LEFT_OUT =
  'Die Postfächer aus mailboxes, die nicht dazugehören und unberührt bleiben; leer für das ohne Adresse'

export const accessQuery = z.object({
  without: severalOf(z.string().max(254))
    .optional()
    .meta({ description: `${LEFT_OUT}. Mit Komma getrennt` }),
})

export const erasureInput = z.object({
  mode: z.enum(['check', 'apply'], { error: 'Bitte geben Sie mode an: check oder apply' }),
  without: z
    .array(z.string().max(254), { error: 'without ist eine Liste von Adressen' })
    .max(100)
    .optional()
    .meta({ description: LEFT_OUT }),
})

/** Of one thing, and of several. */
export const erasureActionLabels = {
  delete: ['wird gelöscht', 'werden gelöscht'],
  anonymise: ['verliert den Bezug zur Person', 'verlieren den Bezug zur Person'],
  keep: ['bleibt', 'bleiben'],
} as const

/** What an erasure does with one row. */
export const erasureItem = z
  .object({
    table: z.string(),
    id: z.number().int(),
    what: z.string().meta({ description: 'Was es ist, für Leser' }),
    action: z.enum(['delete', 'anonymise', 'keep']),
    reason: z.string().optional().meta({ description: 'Warum es bleiben muss' }),
    until: z.iso.date().optional().meta({ description: 'Bis zum Ende dieses Tages' }),
    warning: z.string().optional().meta({
      description: 'Was damit verloren geht, obwohl es noch jemand erwartet',
    }),
  })
  .meta({ id: 'ErasureItem' })
export type ErasureItem = z.infer<typeof erasureItem>
