import { countryName } from './countries.ts'
import { type OfferContent, type Recipient, type TaxMode, taxModeLabels } from './offer-input.ts'

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
const isOutsideOf = ({ country, postalCode }: Place): boolean =>
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

/** What has to agree before an offer goes out free of VAT: fields of the offer, and one of the settings. */
export const taxFields = ['recipient.country', 'recipient.vatId', 'legal.vatId'] as const
type TaxObstacles = Partial<Record<(typeof taxFields)[number], string>>

interface Ids {
  /** The VAT id of the dealer; empty without one. */
  own: string
  /** Whether a VAT id of the EU has the form of its country, and its check digits. */
  isVatId: (id: string) => boolean
}

/** What of the recipient decides about VAT, and what names the place. */
type Addressed = Pick<Recipient, 'country' | 'postalCode' | 'city' | 'vatId'>

interface Taxed extends Pick<OfferContent, 'taxMode'> {
  recipient: Addressed
}

/** `Spanien`, and where the postal code matters `38001 Santa Cruz, Spanien`. */
const placeOf = (recipient: Addressed): string => {
  const { country, postalCode, city } = recipient
  const town = isOutsideOf(recipient) ? [postalCode, city].filter(Boolean).join(' ') : ''
  return [town, countryName(country)].filter(Boolean).join(', ')
}

const quotedMode = (mode: keyof typeof taxModeLabels) => `„${taxModeLabels[mode]}“`

/**
 * Why an offer may not state that it is free of VAT, by field: a delivery within the EU needs a recipient in another
 * country of it, who has a VAT id there, and the dealer's own (§ 4 Nr. 1 Buchst. b, § 6a Abs. 1 and § 14a Abs. 3 UStG); an
 * export leaves the EU (§ 4 Nr. 1 Buchst. a, § 6 UStG).
 */
export function taxObstacles({ taxMode, recipient }: Taxed, { own, isVatId }: Ids): TaxObstacles {
  if (taxMode === 'domestic') return {}
  const isThere = taxTerritory(recipient) === taxMode
  const misplacement = isThere ? {} : { 'recipient.country': misplaced(taxMode, recipient) }
  if (taxMode === 'export') return misplacement
  const wrong = wrongVatId(recipient, isThere, isVatId)
  return {
    ...misplacement,
    ...(wrong && { 'recipient.vatId': wrong }),
    ...(own === '' && {
      'legal.vatId':
        'In den Einstellungen fehlt Ihre eigene USt-IdNr.: Ohne sie ist eine Lieferung in die EU nicht steuerfrei',
    }),
  }
}

function misplaced(taxMode: 'eu' | 'export', recipient: Addressed): string {
  const place = placeOf(recipient)
  const fitting = taxTerritory(recipient)
  if (fitting === 'domestic')
    return `Der Empfänger sitzt im Inland, die Lieferung ist aber ${quotedMode(taxMode)}: Ändern Sie das Land oder die Lieferung`
  if (fitting === 'export')
    return `Der Empfänger (${place}) sitzt steuerlich außerhalb der EU: Wählen Sie als Lieferung ${quotedMode('export')}`
  return `Der Empfänger (${place}) sitzt in der EU: Wählen Sie als Lieferung ${quotedMode('eu')} oder ${quotedMode('domestic')}`
}

/** @param isThere whether the recipient is in a country of the EU at all, whose ids have a form */
function wrongVatId(
  recipient: Addressed,
  isThere: boolean,
  isVatId: Ids['isVatId'],
): string | null {
  const { vatId } = recipient
  const prefix = vatIdPrefix(recipient)
  if (vatId === '')
    return 'Eine steuerfreie Lieferung in die EU braucht die USt-IdNr. des Empfängers'
  if (!isThere) return null
  if (!vatId.startsWith(prefix))
    return `Die USt-IdNr. ${vatId} ist nicht aus dem Land des Empfängers: Dort beginnt sie mit ${prefix} (${placeOf(recipient)})`
  return isVatId(vatId)
    ? null
    : `Die USt-IdNr. ${vatId} kann nicht stimmen: Bitte prüfen Sie jede Ziffer (${placeOf(recipient)})`
}

/** What to choose in place of a mode that does not fit the place of the recipient; null for one that fits. */
export function taxProposal(taxed: Taxed): { mode: TaxMode; text: string } | null {
  const { taxMode, recipient } = taxed
  const mode = proposedTaxMode(recipient)
  if (mode === taxMode) return null
  const needsVatId = taxMode === 'eu' && taxTerritory(recipient) === 'eu'
  const text = needsVatId
    ? `Steuerfrei ist eine Lieferung dorthin (${placeOf(recipient)}) nur mit einer USt-IdNr. von dort: Fragen Sie den Empfänger danach, oder berechnen Sie bewusst deutsche Mehrwertsteuer (${quotedMode(mode)}).`
    : `Zu Land und USt-IdNr. passt als Lieferung ${quotedMode(mode)}.`
  return { mode, text }
}

/**
 * The mode of an offer after its recipient was changed, where it goes along; null where it stays: nothing else is proposed
 * now, or somebody has chosen it by hand.
 * @param before what was proposed until then
 */
export function followingTaxMode(
  before: TaxMode | undefined,
  { taxMode, recipient }: Taxed,
): TaxMode | null {
  const proposed = proposedTaxMode(recipient)
  return taxMode === before && taxMode !== proposed ? proposed : null
}

/** What is asked where somebody abroad would pay German VAT; null where nothing is to be asked. */
export function taxQuestion({ taxMode, recipient }: Taxed): string | null {
  const territory = taxTerritory(recipient)
  if (taxMode !== 'domestic' || territory === 'domestic') return null
  const question = `Der Empfänger sitzt im Ausland (${placeOf(recipient)}), berechnet wird deutsche Mehrwertsteuer.`
  if (proposedTaxMode(recipient) === 'domestic')
    return `${question} Steuerfrei ist eine Lieferung dorthin mit seiner USt-IdNr. als ${quotedMode('eu')}.`
  return `${question} Geht die Ware dorthin, ist sie als ${quotedMode(territory)} steuerfrei.`
}
