import { z } from 'zod'
import { stages } from '../inquiries/stage.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { ruledText } from '../writing/text.ts'
import { LONGEST_QUERY } from './alert-rules.ts'

const QUERY = 'Bitte geben Sie an, was gesucht wird: die Filter aus der Adresse der Liste'

const listQuery = ruledText({ label: 'Suche', min: 0, max: LONGEST_QUERY, wrong: QUERY })

/** What somebody wants to be told of. */
export const searchAlertInput = z
  .object({
    email: mailAddress,
    query: listQuery.meta({
      description:
        'Die Filter, wie die Adresse der Liste sie hat, z. B. `kategorie=electric&preis_bis=20000`; was sie nicht lesen kann, wird abgelehnt',
    }),
    /** A field that people do not see. Only robots fill it in. */
    website: z.string().nullish().catch('kein Text').meta({ hidden: true }),
  })
  .meta({ id: 'SearchAlertInput' })
export type SearchAlertInput = z.infer<typeof searchAlertInput>

export const searchAlertAnswer = z.object({
  text: z.string().meta({ description: 'Was als Nächstes geschieht; für jede Adresse dasselbe' }),
})

export const alertsOffered = z.object({
  offered: z
    .boolean()
    .meta({ description: 'Ob Suchaufträge möglich sind: nicht ohne einen Mailserver' }),
})

/** What an alert's page can end: this alert, all of its address, or all that anybody may ask for that mailbox. */
export const alertEnds = ['end', 'endAll', 'never'] as const
export type AlertEnd = (typeof alertEnds)[number]
/** What can be done with an alert on its page; `action` of the forms there. */
const alertActions = ['confirm', 'renew', 'change', ...alertEnds] as const
export const alertForm = z.object({
  action: z.enum(alertActions, {
    error: 'Bitte wählen Sie, was mit dem Suchauftrag geschehen soll.',
  }),
})

/** What the pages of alerts show. */
export const alertPage = z.discriminatedUnion('kind', [
  /** The form, for browsers without a script, and as it was refused. */
  z.object({
    kind: z.literal('form'),
    query: z.string(),
    sought: z.string(),
    email: z.string(),
    error: z.string().optional(),
    failure: z.string().optional(),
  }),
  /** In place of the form without a mail server. */
  z.object({ kind: z.literal('off'), query: z.string(), sought: z.string() }),
  z.object({ kind: z.literal('asked') }),
  z.object({
    kind: z.literal('alert'),
    token: z.string(),
    query: z.string(),
    sought: z.string(),
    confirmed: z.boolean(),
    /** The day on which it ends by itself. */
    until: z.iso.date(),
    /** How many alerts its address has. */
    count: z.number().int(),
    done: z.enum(alertActions).nullable(),
    /** Why the last form was refused. */
    failure: z.string().optional(),
    /** The filters of a change that was refused, as they were typed. */
    typed: z.string().optional(),
  }),
  z.object({ kind: z.literal('ended'), how: z.enum(alertEnds) }),
])
export type AlertPage = z.infer<typeof alertPage>

/** Who looks for a machine. */
export const interested = z
  .object({
    alerts: z
      .number()
      .int()
      .meta({ description: 'Wie viele bestätigte Suchaufträge diese Maschine findet' }),
    inquiryCount: z.number().int(),
    inquiries: z
      .array(
        z.object({
          id: z.number().int(),
          receipt: z.string(),
          createdAt: z.iso.datetime(),
          name: z.string(),
          company: z.string(),
          stage: z.enum(stages),
          /** What was asked for. */
          product: z.string(),
        }),
      )
      .meta({
        description:
          'Offene Anfragen nach Ähnlichem, die neueste zuerst; leer, wer keine Anfragen sehen darf',
      }),
  })
  .meta({ id: 'Interested' })
export type Interested = z.infer<typeof interested>
