import {
  englishGradesWarranty,
  englishNewWarranty,
  englishWithoutWarranty,
} from '../buying/english.ts'
import type { Dealer } from '../dealer/dealer.ts'
import { englishReplyCounting, englishReplyPeriod } from '../dealer/english.ts'
import { englishCount } from '../writing/english.ts'
import { internationalNumber } from '../writing/phone.ts'
import type { LookUp, PlaceholderName } from './placeholders.ts'

const onOneLine = (phone: string) => internationalNumber(phone).replaceAll(' ', '\u00a0')

/** What the placeholders stand for on a page in English; null as there. */
const inEnglish: Record<PlaceholderName, (dealer: Dealer) => string | null> = {
  firma: ({ name }) => name,
  kurzname: ({ shortName }) => shortName,
  strasse: ({ street }) => street,
  plz: ({ postalCode }) => postalCode,
  ort: ({ city }) => city,
  telefon: ({ phone }) => onOneLine(phone.label),
  notdienst: ({ emergencyPhone }) => emergencyPhone && onOneLine(emergencyPhone.label),
  email: ({ email }) => email,
  seit: ({ founded }) => (founded === null ? null : String(founded)),
  antwortzeit: ({ replyHours }) => String(replyHours),
  antwortfrist: (dealer) => englishReplyPeriod(dealer.replyHours, dealer),
  antworttage: (dealer) => englishReplyCounting(dealer.replyHours, dealer),
  mwst: ({ vatRate }) => vatRate.toLocaleString('en-GB'),
  garantie: ({ warranty }) => englishGradesWarranty(warranty),
  neugarantie: ({ warranty }) => englishNewWarranty(warranty),
  ohnegarantie: ({ warranty }) => englishWithoutWarranty(warranty),
  leasing: ({ leasing }) => leasing && englishCount(leasing.months, 'month', 'months'),
  // Search alerts are written in German.
  suchauftrag: () => null,
}

/** As `valuesOf`, for a page in English. */
export const englishValuesOf =
  (dealer: Dealer): LookUp =>
  (name) =>
    inEnglish[name](dealer)
