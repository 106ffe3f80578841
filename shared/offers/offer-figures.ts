import { z } from 'zod'
import type { OfferSettings } from '../dealer/offer-settings.ts'
import { type Stage, sourceLabels } from '../inquiries/stage.ts'
import { keysOf } from '../values/records.ts'
import { type OfferStatus, offerStatuses } from './offer.ts'

const worth = z.object({
  count: z.number().int(),
  value: z.number().meta({ description: 'In Euro, vor MwSt. und Inzahlungnahme' }),
})
/** How many offers, and what they are worth together. */
export type Worth = z.infer<typeof worth>

const expected = z.number().meta({
  description: 'In Euro: was von offenen Angeboten nach ihrer Wahrscheinlichkeit zu erwarten ist',
})

/** The states that are not decided yet: each is expected to be sold with a probability of the settings. */
export const undecided = ['draft', 'sent', 'ordered'] as const
export type Undecided = (typeof undecided)[number]

const forecast = z
  .record(
    z.enum(undecided),
    worth.extend({
      probability: z.number().meta({ description: 'In Prozent' }),
      expected: z.number(),
    }),
  )
  .meta({ description: 'Wovon etwas zu erwarten ist: ohne Spam, Verlorenes und Abgeschlossenes' })
export type Forecast = z.infer<typeof forecast>

/** What the offers that a list shows come to; a version that another one has replaced counts with its state alone. */
export const offerSums = worth
  .extend({
    expected,
    forecast,
    byStatus: z.record(z.enum(offerStatuses), worth).meta({
      description: 'Jeder Stand, auch wenn die Liste nur einen zeigt',
    }),
  })
  .meta({ id: 'OfferSums' })
export type OfferSums = z.infer<typeof offerSums>

/** What offers bring in: those that are open now, and those that were won in a range of days. */
export const offerFigures = z
  .object({
    open: worth.meta({
      description:
        'Gesendet und nicht abgelaufen, oder bestellt; ohne Spam und was verloren oder abgeschlossen ist',
    }),
    expected,
    forecast,
    won: worth.meta({ description: 'In dem Zeitraum angenommen oder bestätigt' }),
    bySource: z.record(z.enum(keysOf(sourceLabels)), worth).meta({
      description: 'Gewonnen, nach der Herkunft der Anfrage',
    }),
    medianDaysToSale: z.number().nullable().meta({
      description: 'Von der Anfrage bis zur Annahme; null, solange nichts gewonnen ist',
    }),
  })
  .meta({ id: 'OfferFigures' })
export type OfferFigures = z.infer<typeof offerFigures>

/** What decides of an inquiry whether anything is still expected of its offers. */
export interface InquiryOfOffer {
  stage: Stage
  spam: boolean
  /** Whether it is a double of another one. */
  isDouble: boolean
}

const over: readonly Stage[] = ['lost', 'done']

/**
 * Whether a sale may still come of such an offer of an inquiry, or has come of it: where one is won, another has to be sent
 * before anything is expected of it.
 */
export const isExpected = (
  status: OfferStatus,
  { stage, spam, isDouble }: InquiryOfOffer,
): boolean =>
  !spam && !isDouble && !over.includes(stage) && !(stage === 'won' && status === 'draft')

/** In percent: what is open may be sold, what is accepted is sold, and all else will not be. */
export function probabilityOf(
  status: OfferStatus,
  inquiry: InquiryOfOffer,
  { probability: { draft, sent, ordered } }: Pick<OfferSettings, 'probability'>,
): number {
  if (status === 'accepted') return 100
  const likely: Partial<Record<OfferStatus, number>> = { draft, sent, ordered }
  return isExpected(status, inquiry) ? (likely[status] ?? 0) : 0
}
