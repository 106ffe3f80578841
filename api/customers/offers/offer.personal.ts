import { z } from 'zod'
import { countryName } from '../../../shared/offers/countries.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { offerStatusLabels } from '../../../shared/offers/offer.ts'
import {
  lineKindLabels,
  linePriceKindLabels,
  type OfferContent,
  type OfferLine,
  type Recipient,
  taxModeLabels,
} from '../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { OfferTotals } from '../../../shared/offers/totals.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { numberOfInquiry } from '../inquiries/inquiry.personal.ts'
import { broughtWith } from '../inquiries/joined.ts'
import { personal, within } from '../personal/personal-data.ts'
import { asDay, inPercent, reading } from '../personal/readings.ts'
import { mustBeKept } from './kept-offers.ts'
import { OfferEntity, OfferNumberEntity, WithdrawnOfferEntity } from './offer.entity.ts'
import { paperNumberOf } from './offer-number.ts'

const inEuros = reading(z.number(), formatEuros)
const asCountry = reading(z.string(), countryName)

/** A line does not know whether the goods go abroad, where no VAT is added: the offer says how it is taxed. */
const priceKinds = { ...linePriceKindLabels, net: 'Nettopreis' }

/** What an offer says, line by line. */
export const contentOfOffer = {
  recipient: within<Recipient>('Empfänger', {
    name: { says: 'Name' },
    company: { says: 'Firma' },
    street: { says: 'Straße' },
    postalCode: { says: 'Postleitzahl' },
    city: { says: 'Ort' },
    country: { says: 'Land', reads: asCountry },
    vatId: { says: 'USt-IdNr.' },
  }),
  lines: within<OfferLine>('Positionen', {
    kind: { says: 'Art', words: lineKindLabels },
    productId: 'shop',
    title: { says: 'Bezeichnung' },
    description: { says: 'Beschreibung' },
    quantity: { says: 'Menge' },
    unitPrice: { says: 'Einzelpreis', reads: inEuros },
    priceKind: { says: 'Art des Preises', words: priceKinds },
    percent: { says: 'Nachlass', reads: inPercent },
    optional: { says: 'Wahlweise, nicht in der Summe' },
    isAlternative: { says: 'Alternative, nicht in der Summe' },
  }),
  taxMode: { says: 'Besteuerung', words: taxModeLabels },
  validUntil: { says: 'Gültig bis', reads: asDay },
  binding: { says: 'Verbindlich' },
  intro: { says: 'Einleitung' },
  deliveryTime: { says: 'Lieferzeit' },
  paymentTerms: { says: 'Zahlung' },
  closing: { says: 'Schluss' },
} as const

export const totalsOfOffer = within<OfferTotals>('Summen', {
  net: { says: 'Summe netto', reads: inEuros },
  vatRate: { says: 'Satz der MwSt.', reads: inPercent },
  vat: { says: 'MwSt.', reads: inEuros },
  gross: { says: 'Summe brutto', reads: inEuros },
  margin: { says: 'Differenzbesteuert (§ 25a UStG)', reads: inEuros },
  total: { says: 'Gesamt', reads: inEuros },
  tradeIn: { says: 'Inzahlungnahme', reads: inEuros },
  payable: { says: 'Zu zahlen', reads: inEuros },
})

/** The same as it was sent. */
export const sentParts = {
  ...contentOfOffer,
  language: { says: 'Sprache', words: languageLabels },
  number: { says: 'Nummer' },
  revision: { says: 'Fassung' },
  issued: { says: 'Datum des Angebots', reads: asDay },
  receipt: { says: 'Vorgangsnummer' },
  issuedAt: { says: 'Zeitpunkt des Angebots' },
  author: 'staff',
  totals: totalsOfOffer,
  dealer: 'shop',
  bank: 'shop',
  terms: 'shop',
  pictures: 'shop',
} as const

/** What the tables of this room say about persons. */
export const offerData = [
  personal(
    OfferEntity,
    {
      what: 'Angebote',
      activity: 'inquiries',
      nameOf: (offer) =>
        offer.serial ? `Angebot ${paperNumberOf(offer)}` : 'Entwurf eines Angebots',
      alsoSays: (offer) => ({
        ...numberOfInquiry(offer),
        ...(offer.serial && { Angebotsnummer: paperNumberOf(offer) }),
      }),
      warnsOf: (offer) =>
        offer.status === 'ordered'
          ? `Die Bestellung von Angebot ${paperNumberOf(offer)} ist noch nicht bestätigt und geht verloren.`
          : undefined,
      fileNameOf: (offer) => (offer.pdfSha256 ? `${paperNumberOf(offer)}.pdf` : null),
      of: (_, { inquiries }) => broughtWith(inquiries),
      keptByLaw: mustBeKept,
    },
    {
      id: 'work',
      inquiry: 'work',
      broughtBy: 'work',
      year: 'work',
      serial: 'work',
      revision: { says: 'Fassung' },
      status: { says: 'Stand', words: offerStatusLabels },
      validUntil: 'work',
      content: within<OfferContent>('Inhalt', contentOfOffer),
      value: 'work',
      totals: totalsOfOffer,
      language: { says: 'Sprache', words: languageLabels },
      sent: within<SentOffer>('Wie gesendet', sentParts),
      pdf: { says: 'Papier', file: 'base64' },
      pdfSha256: 'work',
      token: 'secret',
      sentAt: { says: 'Gesendet am' },
      decidedAt: { says: 'Entschieden am' },
      decidedBy: { says: 'Entschieden von' },
      decisionReason: { says: 'Grund der Entscheidung' },
      decidedOnPage: { says: 'Auf der Angebotsseite entschieden' },
      searchText: 'work',
      editedBy: 'staff',
      createdAt: { says: 'Angelegt am' },
      updatedAt: { says: 'Zuletzt bearbeitet am' },
    },
  ),
  impersonal(OfferNumberEntity, { year: 'work', last: 'work' }),
  impersonal(WithdrawnOfferEntity, { tokenHash: 'secret', at: 'work', language: 'work' }),
]
