import { registerData } from '../../../../shared/dealer/contact.ts'
import { englishRegisterData } from '../../../../shared/dealer/english.ts'
import { offerWords, type WordsOfOffer } from '../../../../shared/offers/english.ts'
import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import type { Language } from '../../../../shared/writing/language.ts'
import { internationalNumber } from '../../../../shared/writing/phone.ts'

type Dealer = SentOffer['dealer']

const german = {
  /** As a reader of the file announces it. */
  locale: 'de-DE',
  /** The town of the dealer, as somebody writes to it. */
  town: ({ postalCode, city }: Dealer): string => `${postalCode} ${city}`,
  registerData: (dealer: Dealer): string[] => registerData(dealer),
  /** A telephone number as it is dialled from where the customer is. */
  phone: (label: string): string => label,
  facts: {
    number: 'Angebot',
    issued: 'Datum',
    validUntil: 'Gültig bis',
    receipt: 'Ihre Anfrage',
    contact: 'Ihr Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    vatId: 'USt-IdNr.',
    deliveryTime: 'Lieferzeit',
    paymentTerms: 'Zahlung',
    account: 'Konto',
  },
  columns: {
    number: 'Pos.',
    title: 'Bezeichnung',
    tradeIn: 'Inzahlungnahme',
    quantity: 'Menge',
    unit: 'Einzelpreis',
    total: 'Gesamt',
  },
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
  answer: 'So antworten Sie',
  answerText:
    'Hier nehmen Sie das Angebot an, lehnen es ab oder fragen nach. Auch die AGB stehen dort.',
  qrCode: 'QR-Code zur Seite Ihres Angebots',
}

const english: typeof german = {
  locale: 'en-GB',
  town: ({ postalCode, city }) => `${postalCode} ${city}, Germany`,
  registerData: englishRegisterData,
  phone: internationalNumber,
  facts: {
    number: 'Offer',
    issued: 'Date',
    validUntil: 'Valid until',
    receipt: 'Your enquiry',
    contact: 'Your contact',
    phone: 'Telephone',
    email: 'Email',
    vatId: 'VAT ID',
    deliveryTime: 'Delivery time',
    paymentTerms: 'Payment',
    account: 'Account',
  },
  columns: {
    number: 'Item',
    title: 'Description',
    tradeIn: 'Trade-in',
    quantity: 'Quantity',
    unit: 'Unit price',
    total: 'Amount',
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
  answer: 'How to answer',
  answerText:
    'Accept or decline the offer here, or ask us about it. Our terms (AGB, in German) are there, too.',
  qrCode: 'QR code of the page of your offer',
}

/** All that the paper of an offer says by itself. */
export type PaperWords = typeof german & WordsOfOffer
export const paperWords: Record<Language, PaperWords> = {
  de: { ...offerWords.de, ...german },
  en: { ...offerWords.en, ...english },
}
