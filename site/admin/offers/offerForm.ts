import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Offer } from '../../../shared/offers/offer.ts'
import {
  lineAmount,
  type OfferContent,
  offerContent,
  type TaxMode,
} from '../../../shared/offers/offer-input.ts'
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

const typedMode = offerContent.shape.taxMode.catch('domestic')

/** Where the goods go, as far as that is chosen. */
export const typedTaxMode = (taxMode: unknown): TaxMode => typedMode.parse(taxMode)

/** The same of the offer in the form. */
export const useTypedTaxMode = (): TaxMode => typedTaxMode(useWatch({ name: 'taxMode' }))

/** The sum of a line as it is typed; null as long as it has none. */
export function typedLineSum(line: unknown): number | null {
  const counted = lineAmount.safeParse(line).data
  if (!counted) return null
  const { quantity, unitPrice } = counted
  return lineTotal({ quantity, unitPrice })
}

export type TypedLine = z.output<typeof lineAmount>

const anyLines = z.array(z.unknown()).catch([])

/** The lines that have an amount already. */
export const typedLines = (lines: unknown): TypedLine[] =>
  anyLines.parse(lines).flatMap((line) => lineAmount.safeParse(line).data ?? [])

interface TypedTotals {
  totals: OfferTotals
  /** What they are the totals of. */
  counted: TypedLine[]
  /** How many lines have no amount yet and are left out. */
  incomplete: number
}

/** The totals of what is typed so far. */
export function typedTotals(
  typed: { lines?: unknown; taxMode?: unknown },
  vatRate: number,
): TypedTotals {
  const counted = typedLines(typed.lines)
  return {
    totals: totalsOf(counted, {
      taxMode: typedTaxMode(typed.taxMode),
      vatRate,
    }),
    counted,
    incomplete: anyLines.parse(typed.lines).length - counted.length,
  }
}
