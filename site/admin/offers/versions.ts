import { countryName } from '../../../shared/offers/countries.ts'
import {
  type OfferContent,
  type OfferLine,
  offerContent,
  recipient,
  taxModeLabels,
} from '../../../shared/offers/offer-input.ts'
import {
  kindBesideTitle,
  lineAmounts,
  lineNotes,
  writtenQuantity,
} from '../../../shared/offers/wording.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import type { Newer } from '../forms/ConflictDialog.tsx'
import type { Side } from '../forms/SideChoice.tsx'

/** A field of an offer between whose versions one chooses. */
interface Field {
  label: string
  /** What it says, where another version says something else. */
  text: (content: OfferContent, other: OfferContent) => string
  /** One version with this field of another one. */
  take: (into: OfferContent, from: OfferContent) => OfferContent
}

const field = <Key extends keyof OfferContent>(
  key: Key,
  label: string,
  text: (value: OfferContent[Key]) => string,
): Field => ({
  label,
  text: (content) => text(content[key]),
  take: (into, from) => ({ ...into, [key]: from[key] }),
})

const recipientField = (
  key: keyof OfferContent['recipient'],
  label: string,
  text: (value: string) => string = String,
): Field => ({
  label,
  text: (content) => text(content.recipient[key]),
  take: (into, from) => ({ ...into, recipient: { ...into.recipient, [key]: from.recipient[key] } }),
})

const lineText = (line: OfferLine): string => {
  const { unit } = lineAmounts(line)
  const priced = `${writtenQuantity(line)} × ${unit}${line.priceKind === 'margin' ? ', § 25a' : ''}`
  const title = [kindBesideTitle(line), line.title].filter(Boolean).join(' ')
  return [title, priced, ...lineNotes(line), line.description].filter(Boolean).join('\n')
}

/** The lines that the other version does not have, or all where only their order differs. */
function differingLines({ lines }: OfferContent, other: OfferContent): OfferLine[] {
  const missingIn = (some: OfferLine[], all: OfferLine[]) => {
    const known = new Set(all.map((line) => JSON.stringify(line)))
    return some.filter((line) => !known.has(JSON.stringify(line)))
  }
  const own = missingIn(lines, other.lines)
  return own.length + missingIn(other.lines, lines).length > 0 ? own : lines
}

const lineField: Field = {
  ...field('lines', 'Positionen', String),
  text: (content, other) => differingLines(content, other).map(lineText).join('\n\n'),
}

const fields: readonly Field[] = [
  recipientField('company', 'Firma'),
  recipientField('name', 'Name'),
  recipientField('street', 'Straße und Hausnummer'),
  recipientField('postalCode', 'Postleitzahl'),
  recipientField('city', 'Ort'),
  recipientField('country', 'Land', countryName),
  recipientField('vatId', 'USt-IdNr.'),
  lineField,
  field('taxMode', 'Lieferung', (mode) => taxModeLabels[mode]),
  field('validUntil', 'Gültig bis', formatDay),
  field('binding', 'Verbindlich', (is) => (is ? 'Ja' : 'Nein')),
  field('intro', 'Einleitung', String),
  field('deliveryTime', 'Lieferzeit', String),
  field('paymentTerms', 'Zahlung', String),
  field('closing', 'Schluss', String),
]

export interface Conflict {
  mine: OfferContent
  theirs: OfferContent
  /** The fields that differ, each with the side that is likely meant. */
  differing: { field: Field; likely: Side }[]
}

/** Where what was typed differs from what somebody else has saved meanwhile. */
export function conflictOf({
  record,
  typed,
  seen,
}: Pick<Newer, 'record' | 'typed' | 'seen'>): Conflict {
  const theirs = offerContent.parse(record)
  const base = offerContent.parse(seen)
  const { recipient: to, ...rest } = offerContent
    .partial()
    .extend({ recipient: recipient.partial().optional() })
    .parse(typed)
  const mine = { ...base, ...rest, recipient: { ...base.recipient, ...to } }
  const isSame = ({ take }: Field, a: OfferContent, b: OfferContent) =>
    JSON.stringify(take(theirs, a)) === JSON.stringify(take(theirs, b))
  return {
    mine,
    theirs,
    differing: fields
      .filter((each) => !isSame(each, mine, theirs))
      .map((each) => ({ field: each, likely: isSame(each, base, mine) ? 'theirs' : 'mine' })),
  }
}

/** What is to be saved: theirs with what was chosen of mine. */
export const merged = (
  { mine, theirs }: Conflict,
  chosen: readonly { field: Field; side: Side }[],
): OfferContent =>
  chosen
    .filter(({ side }) => side === 'mine')
    .reduce((content, { field: { take } }) => take(content, mine), theirs)
