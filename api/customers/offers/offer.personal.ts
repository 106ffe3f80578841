import { offerStatusLabels } from '../../../shared/offers/offer.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import { impersonal, personal, within } from '../../base/data/personal/personal-data.ts'
import { numberOfInquiry } from '../inquiries/inquiry.personal.ts'
import { mustBeKept } from './kept-offers.ts'
import { OfferEntity } from './offer.entity.ts'
import { OfferNumberEntity } from './offer-number.entity.ts'
import { paperNumberOf } from './offer-number.ts'
import { WithdrawnOfferEntity } from './withdrawn-offer.entity.ts'

/** What an offer says, line by line. */
export const contentOfOffer = {
  recipient: { says: 'Empfänger' },
  lines: { says: 'Positionen' },
  taxMode: { says: 'Besteuerung' },
  validUntil: { says: 'Gültig bis' },
  binding: { says: 'Verbindlich' },
  intro: { says: 'Einleitung' },
  deliveryTime: { says: 'Lieferzeit' },
  paymentTerms: { says: 'Zahlung' },
  closing: { says: 'Schluss' },
} as const

/** The same as it was sent. */
export const sentParts = {
  ...contentOfOffer,
  number: { says: 'Nummer' },
  revision: { says: 'Fassung' },
  issued: { says: 'Gesendet am' },
  receipt: { says: 'Vorgangsnummer' },
  issuedAt: { says: 'Zeitpunkt des Angebots' },
  author: 'staff',
  totals: { says: 'Summen' },
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
      alsoSays: numberOfInquiry,
      warnsOf: (offer) =>
        offer.status === 'ordered'
          ? `Die Bestellung von Angebot ${paperNumberOf(offer)} ist noch nicht bestätigt und geht verloren.`
          : undefined,
      fileNameOf: (offer) => (offer.pdfSha256 ? `${paperNumberOf(offer)}.pdf` : null),
      of: (_, { inquiries }) => ({ inquiry: { $in: inquiries } }),
      keptByLaw: mustBeKept,
    },
    {
      id: 'work',
      inquiry: 'work',
      year: { says: 'Jahr der Nummer' },
      serial: { says: 'Laufende Nummer' },
      revision: { says: 'Fassung' },
      status: { says: 'Stand', words: offerStatusLabels },
      validUntil: { says: 'Gültig bis' },
      content: within<OfferContent>('Inhalt', contentOfOffer),
      value: 'work',
      totals: { says: 'Summen' },
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
  impersonal(WithdrawnOfferEntity, { tokenHash: 'secret', at: 'work' }),
]
