import { paths } from '../../../shared/addresses/paths.ts'
import { offerWords, type WordsOfOffer } from '../../../shared/offers/english.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { internationalNumber, type Phone } from '../../../shared/writing/phone.ts'
import { quoted } from '../../../shared/writing/typography.ts'

interface Decided {
  name: string
  at: string
}

const german = {
  headline: 'Angebot',
  description:
    'Unser Angebot an Sie, mit allen Positionen, der Gültigkeit und dem, was danach geschieht.',
  notSent: 'Nicht gesendet',
  issued: (day: string): string => `Angebot vom ${day}`,
  about: (receipt: string, contact: string): string =>
    `Zu Ihrer Anfrage ${receipt}. Ansprechpartner: ${contact}`,
  validUntil: 'Gültig bis',
  validity: 'Verbindlichkeit',
  deliveryTime: 'Lieferzeit',
  paymentTerms: 'Zahlung',
  account: 'Konto',
  accept: 'Angebot annehmen',
  orderNow: 'Jetzt bestellen',
  paper: 'Als PDF öffnen',
  ask: 'Frage stellen',
  termsOf: (day: string): string => `Allgemeine Geschäftsbedingungen, Stand ${day}`,
  checksum: 'Prüfsumme der PDF-Datei (SHA-256):',
  order: 'Bestellen',
  answerBar: 'Auf das Angebot antworten',
  acceptShort: 'Annehmen',
  /** @param names of the machines that are reserved then */
  bindingText: (names: string | undefined): string =>
    `Mit dem Annehmen kommt der Vertrag zustande. Wir ${names ? `reservieren ${names} für Sie und ` : ''}schicken Ihnen das Angebot noch einmal zu.`,
  orderText:
    'Das Angebot ist freibleibend: Nach Ihrer Bestellung prüfen wir, ob alles noch zu haben ist, und bestätigen sie Ihnen. Erst damit kommt der Vertrag zustande.',
  name: 'Ihr Name',
  business: 'Ich handle als Unternehmer (§\u00a014\u00a0BGB), nicht als Verbraucher.',
  agree: 'Ich stimme den Allgemeinen Geschäftsbedingungen zu, die auf dieser Seite stehen.',
  acceptButton: 'Angebot verbindlich annehmen',
  orderButton: 'Kostenpflichtig bestellen',
  decline: 'Angebot ablehnen',
  reason: 'Was spricht dagegen?',
  voluntary: '(freiwillig)',
  hasAsked: 'Ihre Frage ist angekommen.',
  hasAskedText: 'Wir antworten Ihnen per E-Mail oder am Telefon.',
  earlierQuestions: 'Ihre bisherigen Fragen',
  askedAt: (moment: string): string => `Gefragt am ${moment}`,
  question: 'Ihre Frage zu diesem Angebot',
  askButton: 'Frage senden',
  failed: 'Das hat nicht geklappt.',
  call: 'Rufen Sie uns gern an:',
  newer: 'Das ist die neue Fassung.',
  newerText: 'Sie ersetzt die, deren Link Sie geöffnet haben.',
  machine: 'Zur Maschine',
  dataSheet: 'Datenblatt (PDF)',
  report: 'Zustandsbericht (PDF)',
  marginTaxed: 'differenzbesteuert',
  phone: ({ label }: Phone): string => label,
  ordered: 'Ihre Bestellung ist eingegangen',
  orderedText: ({ name, at }: Decided): string =>
    `Bestellt von ${quoted(name)} am ${at}. Wir prüfen, ob alles noch zu haben ist, und bestätigen Ihnen die Bestellung per E-Mail oder am Telefon.`,
  accepted: 'Dieses Angebot ist angenommen',
  /** @param reserved that the machines are, if there are any */
  acceptedText: ({ name, at }: Decided, reserved: string | undefined): string =>
    `Angenommen von ${quoted(name)} am ${at}. ${reserved ? `${reserved} ` : ''}Wir melden uns wegen Übergabe und Zahlung.`,
  declined: 'Dieses Angebot ist abgelehnt',
  declinedText:
    'Möchten Sie doch, oder suchen Sie etwas anderes? Schreiben Sie uns unten, oder rufen Sie an.',
  expired: (day: string): string => `Dieses Angebot ist am ${day} abgelaufen`,
  expiredText: 'Fragen Sie unten, ob wir es verlängern können.',
  withdrawn: 'Dieses Angebot wurde zurückgezogen',
  withdrawnText: 'Fragen Sie unten oder am Telefon, was wir Ihnen stattdessen anbieten können.',
  sold: 'Inzwischen verkauft',
  soldText:
    'Deshalb können Sie dieses Angebot so nicht mehr annehmen. Fragen Sie unten oder am Telefon, was wir Ihnen stattdessen anbieten können.',
  soldRest: 'Über die übrigen Positionen machen wir Ihnen gern ein neues Angebot.',
  similarTo: (title: string): string => `Ähnliche Maschinen wie ${quoted(title)}`,
}

const english: typeof german = {
  headline: 'Offer',
  description: 'Our offer to you, with all its items, its validity and what happens afterwards.',
  notSent: 'Not sent',
  issued: (day) => `Offer of ${day}`,
  about: (receipt, contact) => `On your enquiry ${receipt}. Your contact: ${contact}`,
  validUntil: 'Valid until',
  validity: 'Validity',
  deliveryTime: 'Delivery time',
  paymentTerms: 'Payment',
  account: 'Account',
  accept: 'Accept the offer',
  orderNow: 'Order now',
  paper: 'Open as PDF',
  ask: 'Ask a question',
  termsOf: (day) => `General terms and conditions (AGB, in German), as of ${day}`,
  checksum: 'Checksum of the PDF file (SHA-256):',
  order: 'Order',
  answerBar: 'Answer the offer',
  acceptShort: 'Accept',
  bindingText: (names) =>
    `Your acceptance concludes the contract. We ${names ? `reserve ${names} for you and ` : ''}send you the offer once more.`,
  orderText:
    'The offer is subject to our confirmation: once you have ordered, we check whether everything is still available and confirm the order to you. Only that concludes the contract.',
  name: 'Your name',
  business: 'I act as a business (§\u00a014\u00a0BGB), not as a consumer.',
  agree: 'I agree to the general terms and conditions (AGB, in German) on this page.',
  acceptButton: 'Accept with binding effect',
  orderButton: 'Order with obligation to pay',
  decline: 'Decline the offer',
  reason: 'What speaks against it?',
  voluntary: '(optional)',
  hasAsked: 'We have received your question.',
  hasAskedText: 'We will answer by email or telephone.',
  earlierQuestions: 'Your questions so far',
  askedAt: (moment) => `Asked on ${moment}`,
  question: 'Your question about this offer',
  askButton: 'Send question',
  failed: 'That did not work.',
  call: 'Please call us:',
  newer: 'This is the new version.',
  newerText: 'It replaces the one whose link you have opened.',
  machine: 'See the machine',
  dataSheet: 'Data sheet (PDF)',
  report: 'Condition report (PDF)',
  marginTaxed: 'margin scheme',
  phone: ({ label }) => internationalNumber(label),
  ordered: 'We have received your order',
  orderedText: ({ name, at }) =>
    `Ordered by “${name}” on ${at}. We check whether everything is still available and confirm the order to you by email or telephone.`,
  accepted: 'This offer is accepted',
  acceptedText: ({ name, at }, reserved) =>
    `Accepted by “${name}” on ${at}. ${reserved ? `${reserved} ` : ''}We will contact you about handover and payment.`,
  declined: 'This offer is declined',
  declinedText:
    'Have you changed your mind, or are you looking for something else? Write to us below, or call us.',
  expired: (day) => `This offer expired on ${day}`,
  expiredText: 'Ask below whether we can extend it.',
  withdrawn: 'This offer has been withdrawn',
  withdrawnText: 'Ask below or by telephone what we can offer you instead.',
  sold: 'Sold in the meantime',
  soldText:
    'You can therefore no longer accept this offer as it stands. Ask below or by telephone what we can offer you instead.',
  soldRest: 'We will gladly make you a new offer for the remaining items.',
  similarTo: (title) => `Find a machine similar to “${title}”`,
}

/** All that the page of an offer says by itself. */
export type OfferPageWords = typeof german & WordsOfOffer
export const offerPageWords: Record<Language, OfferPageWords> = {
  de: { ...offerWords.de, ...german },
  en: { ...offerWords.en, ...english },
}

/** Where a customer reads about the machines of an offer: in its language, if there are pages in it. */
export function machineAddresses({ language }: Pick<SentOffer, 'language'>, hasEnglish: boolean) {
  const { product, dataSheet, conditionReport } =
    language === 'en' && hasEnglish ? paths.english : paths
  return { product, dataSheet, conditionReport }
}
