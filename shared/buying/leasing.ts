import { visiblePrice } from '../product/price.ts'
import type { Product } from '../product/product.ts'
import { formatCount, formatPrice, formatQuantity } from '../writing/format.ts'
import { B2B_NOTICE } from './notices.ts'
import type { LeasingSettings } from './settings.ts'

type Leased = Pick<Product, 'price' | 'priceKind' | 'status'>

export const LEASING_NOTE = 'unverbindliches Beispiel für Unternehmer, zzgl. MwSt.'

/** A rate that binary fractions lift a hair above a whole euro is that euro. */
const withoutNoise = (amount: number) => Number(amount.toFixed(6))

/** What lists need to know: the rate of each euro of a price, and the lowest price for which one is shown. */
export interface RateOfEuro {
  rate: number
  minPrice: number
}

/**
 * The monthly rate of one euro, paid at each month's end: an ordinary annuity with a balloon, as in every textbook of
 * financial mathematics (and as `RMZ` of a spreadsheet computes it): `rate = (K − R·q⁻ⁿ) · i / (1 − q⁻ⁿ)` with
 * `q = 1 + i`, the month's interest `i`, `n` months, `K` the price without the down payment and `R` the residual value;
 * without interest `(K − R) / n`.
 *
 * By hand, for 28.500 €: 48 months, 5.9 % a year, 10 % down, 10 % residual: K = 25.650, R = 2.850, i = 0.00491667,
 * q⁻⁴⁸ = 0.7902375; (25.650 − 2.252,18) · 0.00491667 / 0.2097625 = 548,43 €, so 549 €.
 */
export function rateOfEuro(leasing: LeasingSettings): RateOfEuro | null {
  if (!leasing) return null
  const { months, interestPercent, downPaymentPercent, residualPercent, minPrice } = leasing
  const financed = 1 - downPaymentPercent / 100
  const residual = residualPercent / 100
  const interest = interestPercent / 100 / 12
  const discount = (1 + interest) ** -months
  const rate =
    interest === 0
      ? (financed - residual) / months
      : ((financed - residual * discount) * interest) / (1 - discount)
  return { rate, minPrice }
}

/**
 * The monthly rate of a machine in whole euros, rounded up. Null without the setting, and for everything but a net
 * price that is shown and high enough.
 */
export function leasingRate(
  { price: stored, priceKind, status }: Leased,
  ofEuro: RateOfEuro | null,
): number | null {
  const price = visiblePrice({ price: stored, priceKind })
  if (!ofEuro || price === null || priceKind !== 'net' || status === 'sold') return null
  return price < ofEuro.minPrice ? null : Math.ceil(withoutNoise(price * ofEuro.rate))
}

/** `389 € im Monat`, to stand behind `Leasing ab`; null where there is no rate. */
export function leasingText(machine: Leased, ofEuro: RateOfEuro | null): string | null {
  const rate = leasingRate(machine, ofEuro)
  return rate === null ? null : `${formatPrice(rate)} im Monat`
}

/** On what a rate stands: `48 Monate, 10 % Anzahlung, 10 % Restwert, 5,9 % Zins`. */
export function leasingTerms(leasing: NonNullable<LeasingSettings>): string {
  const { months, interestPercent, downPaymentPercent, residualPercent } = leasing
  const percent = (value: number) => formatQuantity(value, '%', 2)
  return [
    formatCount(months, 'Monat', 'Monate'),
    downPaymentPercent > 0 ? `${percent(downPaymentPercent)} Anzahlung` : 'ohne Anzahlung',
    ...(residualPercent > 0 ? [`${percent(residualPercent)} Restwert`] : []),
    `${percent(interestPercent)} Zins im Jahr`,
  ].join(', ')
}

/** To whom machines are sold, and on what the leasing rates of a list stand. */
export function listNote({ leasing }: { leasing: LeasingSettings }): string {
  return leasing ? `${B2B_NOTICE}. Leasing: ${leasingTerms(leasing)}; ${LEASING_NOTE}` : B2B_NOTICE
}
