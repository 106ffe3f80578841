import { z } from 'zod'
import { locationSettings } from '../buying/locations.ts'
import { leasingSettings, warrantySettings } from '../buying/settings.ts'
import { unbroken } from '../writing/typography.ts'
import { shownClaims } from './company.ts'
import { contactOf, dealerContact } from './contact.ts'
import type { Settings } from './settings.ts'
import { type ClaimPage, claimPages, logo } from './site-settings.ts'

/** What everyone may know of the dealer: the settings without proofs and the addresses of their mails. */
export const dealer = dealerContact
  .extend({
    /** Only those with a proof; those of the demo are marked. */
    claims: z.array(
      z.object({ value: z.string(), label: z.string(), pages: z.array(z.enum(claimPages)) }),
    ),
    vatRate: z.number(),
    locations: locationSettings,
    /** Whether delivery has a price by postcode; `GET /products/{id}/delivery` says which. */
    hasDeliveryPrices: z.boolean(),
    warranty: warrantySettings,
    leasing: leasingSettings,
    accentColour: z.string(),
    /** Null for the mark that the site has by itself. */
    logo: logo.nullable(),
  })
  .meta({ id: 'Dealer' })
export type Dealer = z.infer<typeof dealer>

/** @param holidays of this year and the next */
export function dealerOf(
  settings: Settings,
  logo: Dealer['logo'],
  holidays: Dealer['holidays'],
): Dealer {
  const { vatRate, accentColour, locations, delivery, warranty, leasing } = settings
  return {
    ...contactOf(settings, holidays),
    claims: shownClaims(settings).map(({ value, ...claim }) => ({
      value: unbroken(value),
      ...claim,
    })),
    vatRate,
    locations,
    hasDeliveryPrices: delivery !== null && delivery.zones.length > 0,
    warranty,
    leasing,
    accentColour,
    logo,
  }
}

/** What the dealer claims on a page. */
export const claimsOn = (page: ClaimPage, { claims }: Dealer) =>
  claims.filter(({ pages }) => pages.includes(page))
