import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import type { Offer } from '../../../shared/offers/offer.ts'
import { type OfferContent, offerContent } from '../../../shared/offers/offer-input.ts'
import { lineTotal, type OfferTotals, totalsOf } from '../../../shared/offers/totals.ts'

export const offerResolver = zodResolver(offerContent)

const anything = z.looseObject({})

/** What the form can contain, whether valid or not. */
export const offerValues = z.looseObject({ recipient: anything, lines: z.array(anything) })

/** An offer as its form holds it. What follows from it, such as its sums, would only go stale there. */
export function toFormValues(offer: Offer): OfferContent & { id: number } {
  const { id, recipient, lines, taxMode, validUntil, binding } = offer
  const { intro, deliveryTime, paymentTerms, closing } = offer
  const texts = { intro, deliveryTime, paymentTerms, closing }
  return { id, recipient, lines, taxMode, validUntil, binding, ...texts }
}

const { lines, taxMode } = offerContent.shape

const countedLine = lines.element.omit({ title: true, description: true })

/** The sum of a line as it is typed; null as long as it has none. */
export function typedLineSum(line: unknown): number | null {
  const counted = countedLine.safeParse(line).data
  if (!counted) return null
  const { quantity, unitPrice } = counted
  return lineTotal({ quantity, unitPrice })
}

interface TypedTotals {
  totals: OfferTotals
  /** What they are the totals of. */
  counted: z.output<typeof countedLine>[]
  /** How many lines have no amount yet and are left out. */
  incomplete: number
}

/** The totals of what is typed so far. */
export function typedTotals(
  typed: { lines?: unknown; taxMode?: unknown },
  vatRate: number,
): TypedTotals {
  const all = z.array(z.unknown()).catch([]).parse(typed.lines)
  const counted = all.flatMap((line) => countedLine.safeParse(line).data ?? [])
  return {
    totals: totalsOf(counted, {
      taxMode: taxMode.catch('domestic').parse(typed.taxMode),
      vatRate,
    }),
    counted,
    incomplete: all.length - counted.length,
  }
}
