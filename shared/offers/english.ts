import { DEMO_NOTICE_IN_ENGLISH } from '../buying/english.ts'
import { DEMO_NOTICE } from '../buying/notices.ts'
import { MARGIN_NOTE } from '../product/price.ts'
import { formatDateTime, formatDay } from '../time/dates.ts'
import { BERLIN } from '../time/time.ts'
import {
  englishDay,
  englishDayOf,
  englishList,
  englishPrice,
  englishQuantity,
} from '../writing/english.ts'
import type { Language } from '../writing/language.ts'
import { countryNameIn } from './countries.ts'
import { BINDING, NOT_BINDING } from './sent-offer.ts'
import { germanWords, noonOf, type OfferWords } from './wording.ts'

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/**
 * As `germanWords`, for customers abroad. What tax law requires is named as the directive has it: articles 138 and 146
 * of 2006/112/EC, and of its article 226 no. 14 the words “Margin scheme – second-hand goods”.
 */
export const englishWords: OfferWords = {
  euros: englishPrice,
  number: (value) => number.format(value),
  percent: (percent) => englishQuantity(percent, '%', 2),
  namedPercent: /(?<![\d,.])(\d+(?:[.,]\d+)?)\s*%/g,
  offer: 'Offer',
  draft: 'Draft',
  kinds: {
    machine: 'Machine',
    rent: 'Rent',
    service: 'Service',
    delivery: 'Delivery',
    discount: 'Discount',
    tradeIn: 'Trade-in',
  },
  discountOf: (percent) => `${percent} off`,
  optional: 'Optional, not included in the total',
  alternative: 'Alternative, not included in the total',
  namesStockNumber: /^(?:Stock number|Lagernummer) /m,
  pieces: (count) => `${count} pieces under one stock number`,
  orderedMachine: {
    names: 'the machine ordered',
    reserved: 'The machine ordered is reserved for you.',
  },
  orderedMachines: {
    names: 'the machines ordered',
    reserved: 'The machines ordered are reserved for you.',
  },
  soldSince: (lines) => {
    const titles = [...new Set(lines.map(({ title }) => `“${title}”`))]
    return `${englishList(titles)} ${titles.length === 1 ? 'has' : 'have'} been sold in the meantime`
  },
  exportSupply:
    'VAT-exempt export supply (Article 146 of Directive 2006/112/EC; § 4 no. 1 (a) of the German VAT Act, UStG).',
  communitySupply:
    'VAT-exempt intra-Community supply (Article 138 of Directive 2006/112/EC; § 4 no. 1 (b) of the German VAT Act, UStG).',
  ourVatId: (id) => `Our VAT ID: ${id}`,
  yourVatId: (id) => `your VAT ID: ${id}`,
  terms:
    'Offer to business customers only (§ 14 of the German Civil Code, BGB). Our general terms and conditions (AGB) apply; their text is German.',
  net: 'Subtotal, net',
  vat: (rate) => `plus ${rate} VAT`,
  gross: 'Including VAT',
  margin: 'Margin scheme goods (§ 25a UStG)',
  totalWithVat: 'Total including VAT',
  total: 'Total',
  tradeIn: 'less trade-in',
  payable: 'Amount payable',
}

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
