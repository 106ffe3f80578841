import {
  CLOSING,
  CLOSING_IN_ENGLISH,
  englishGreeting,
  greeting,
} from '../../../shared/inquiries/letter-form.ts'
import { offerWords } from '../../../shared/offers/english.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { quoted } from '../../../shared/writing/typography.ts'

/** A decision of somebody, at a moment. */
interface Said {
  name: string
  at: Date
}

const momentIn = (language: Language, at: Date) => offerWords[language].moment(at.toISOString())

const german = {
  greeting,
  closing: CLOSING,
  link: (number: string, address: string): string => `Ihr Angebot ${number}: ${address}`,
  received: {
    subject: 'Eingang Ihrer Bestellung zum Angebot',
    text: (number: string): string =>
      `Ihre Bestellung zum Angebot ${number} ist bei uns eingegangen. Das Angebot ist freibleibend: Wir prüfen, ob alles noch zu haben ist, und melden uns mit der Bestätigung.`,
  },
  accepted: 'Annahme des Angebots',
  confirmed: 'Bestätigung Ihrer Bestellung zum Angebot',
  /** @param reserved that the machines are, if there are any */
  thanks: (number: string, reserved: string | undefined): string =>
    [
      `vielen Dank: Das Angebot ${number} ist angenommen.`,
      reserved,
      'Das Angebot liegt noch einmal bei.',
    ]
      .filter(Boolean)
      .join(' '),
  acceptedBy: ({ name, at }: Said): string =>
    `Angenommen von ${quoted(name)} am ${momentIn('de', at)}`,
  orderedBy: ({ name, at }: Said, confirmed: Date): string =>
    `Bestellt von ${quoted(name)} am ${momentIn('de', at)}, bestätigt am ${momentIn('de', confirmed)}`,
  paper: (number: string, sum: string): string =>
    `Angebot ${number}, SHA-256 der PDF-Datei: ${sum}`,
}

const english: typeof german = {
  greeting: englishGreeting,
  closing: CLOSING_IN_ENGLISH,
  link: (number, address) => `Your offer ${number}: ${address}`,
  received: {
    subject: 'Receipt of your order, offer',
    text: (number) =>
      `We have received your order for offer ${number}. The offer is subject to our confirmation: we check whether everything is still available and then send you the confirmation.`,
  },
  accepted: 'Acceptance of offer',
  confirmed: 'Order confirmation, offer',
  thanks: (number, reserved) =>
    [`Thank you: offer ${number} is accepted.`, reserved, 'The offer is attached once more.']
      .filter(Boolean)
      .join(' '),
  acceptedBy: ({ name, at }) => `Accepted by “${name}” on ${momentIn('en', at)}`,
  orderedBy: ({ name, at }, confirmed) =>
    `Ordered by “${name}” on ${momentIn('en', at)}, confirmed on ${momentIn('en', confirmed)}`,
  paper: (number, sum) => `Offer ${number}, SHA-256 of the PDF file: ${sum}`,
}

/** What the mails about an offer say to its customer. */
export const offerLetters: Record<Language, typeof german> = { de: german, en: english }
