import type { Recipient, TaxMode } from './offer-input.ts'

type Place = Pick<Recipient, 'country' | 'postalCode' | 'vatId'>

/** Member states of the EU, and Monaco, which counts as France (§ 1 Abs. 2a UStG, Art. 7 of Directive 2006/112/EC). */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Postal codes of places that belong to a member state, but not to the area of its VAT: Helgoland and Büsingen (§ 1
 * Abs. 2 UStG); the Canary Islands, Ceuta and Melilla, Åland, overseas France, Mount Athos, Livigno and Campione
 * d'Italia (Art. 6 of Directive 2006/112/EC).
 */
const outsideOf: Partial<Record<string, RegExp>> = {
  DE: /^(?:27498|78266)$/,
  ES: /^(?:35|38|51|52)/,
  FI: /^22/,
  FR: /^(?:97|98[4-8])/,
  GR: /^63086$/,
  IT: /^(?:23041|22061)$/,
}

/** `F-97110`, `630 86` → `97110`, `63086`. */
const bare = (postalCode: string) =>
  postalCode
    .toUpperCase()
    .replace(/^[A-Z]{1,3}-/, '')
    .replaceAll(/\s/g, '')

/** For goods, Northern Ireland is part of the EU's VAT area (Art. 8 of its protocol, the Windsor Framework). */
const isNorthernIreland = ({ country, postalCode, vatId }: Place) =>
  country === 'GB' && (vatId.startsWith('XI') || /^BT\d/.test(bare(postalCode)))

/** Whether a place is in the code of a country of the EU, but outside the area of its VAT. */
export const isOutsideOf = ({ country, postalCode }: Place): boolean =>
  outsideOf[country]?.test(bare(postalCode)) ?? false

/** Where goods go for a dealer in Germany: within the country, to the rest of the EU, or out of it. */
export function taxTerritory(place: Place): TaxMode {
  if (isNorthernIreland(place)) return 'eu'
  if (!EU.has(place.country) || isOutsideOf(place)) return 'export'
  return place.country === 'DE' ? 'domestic' : 'eu'
}

/** By which letters VAT ids of a place in the EU begin: its country, but `EL` in Greece, `FR` in Monaco. */
export function vatIdPrefix(place: Place): string {
  const others: Partial<Record<string, string>> = { GR: 'EL', MC: 'FR', GB: 'XI' }
  return others[place.country] ?? place.country
}

/** How an offer to this recipient is usually taxed: free of VAT to the EU only with a VAT id of the place. */
export function proposedTaxMode(place: Place): TaxMode {
  const territory = taxTerritory(place)
  const isFree = territory !== 'eu' || place.vatId.startsWith(vatIdPrefix(place))
  return isFree ? territory : 'domestic'
}
