import { DEMO_NOTICE_IN_ENGLISH } from '../buying/english.ts'
import { DEMO_NOTICE } from '../buying/notices.ts'
import { MARGIN_NOTE } from '../product/price.ts'
import { BERLIN, formatDateTime, formatDay } from '../time/dates.ts'
import { englishDay, englishDayOf } from '../writing/english.ts'
import type { Language } from '../writing/language.ts'
import { countryNameIn } from './countries.ts'
import { englishWords } from './english.ts'
import { BINDING, NOT_BINDING } from './sent-offer.ts'
import { noonOf } from './wording.ts'
import { germanWords, type OfferWords } from './words.ts'

interface Frame {
  language: Language
  /** A day, `2026-11-24`, as it stands in a letter: `24.11.2026`. */
  day: (day: string) => string
  /** A moment, in German time: `24.11.2026, 14:05 Uhr`. */
  moment: (at: string) => string
  /** `AT` → `Österreich`. */
  country: (code: string) => string
  binding: string
  notBinding: string
  demo: string
  /** Of what is taxed by its margin. */
  marginNote: string
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: BERLIN })

/** All that page, paper and mails of an offer say alike, in the language of its customer. No script of a page has both. */
export const offerWords: Record<Language, OfferWords & Frame> = {
  de: {
    ...germanWords,
    language: 'de',
    day: (day) => formatDay(noonOf(day).toISOString()),
    moment: (at) => `${formatDateTime(at)} Uhr`,
    country: (code) => countryNameIn(code, 'de'),
    binding: BINDING,
    notBinding: NOT_BINDING,
    demo: DEMO_NOTICE,
    marginNote: MARGIN_NOTE,
  },
  en: {
    ...englishWords,
    language: 'en',
    day: englishDayOf,
    moment: (at) => `${englishDay(new Date(at))}, ${time.format(new Date(at))} (German time)`,
    country: (code) => countryNameIn(code, 'en'),
    binding: 'Binding until the end of its validity',
    notBinding: 'Subject to our confirmation and to prior sale',
    demo: DEMO_NOTICE_IN_ENGLISH,
    marginNote: 'Margin scheme – second-hand goods (§ 25a UStG): VAT cannot be shown separately',
  },
}
export type WordsOfOffer = OfferWords & Frame
