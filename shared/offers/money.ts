import { z } from 'zod'

/** Euros and cents, as `28.500,00 €`, with a non-breaking space. */
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** `28500` → `28.500,00 €`. */
export const formatEuros = (amount: number): string => euros.format(amount)

/** Whole cents of an amount in euros with at most two decimals. */
export const toCents = (amount: number): number => Math.round(amount * 100)

/** Euros of whole cents. */
export const toEuros = (cents: number): number => cents / 100

/** Whether an amount is in whole cents, or a quantity in hundredths. */
export const hasTwoDecimals = (amount: number): boolean => toEuros(toCents(amount)) === amount

/** A larger amount is a typing error. The limit keeps every sum of an offer exact. */
const MOST_EUROS = 10_000_000

/** An amount in euros, at least zero, of whole cents. */
export const eurosInput = (label: string) =>
  z
    .number({
      error: ({ input }) => `${label} ${input == null ? 'fehlt' : 'muss eine Zahl sein'}`,
    })
    .min(0, `${label} muss mindestens 0 sein`)
    .max(MOST_EUROS, `${label} darf höchstens 10.000.000 sein`)
    .refine(hasTwoDecimals, `${label} darf höchstens zwei Nachkommastellen haben`)
