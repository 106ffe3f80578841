import { B2B_OFFER } from '../buying/notices.ts'
import { momentAt } from '../dealer/clock.ts'
import { accountText } from '../dealer/offer-settings.ts'
import { formatQuantity } from '../writing/format.ts'
import { quoted } from '../writing/typography.ts'
import { formatEuros } from './money.ts'
import { offerStatusLabels } from './offer.ts'
import {
  counts,
  type LineKind,
  lineKindLabels,
  type OfferLine,
  orderedPieces,
} from './offer-input.ts'
import type { SentOffer } from './sent-offer.ts'
import { lineTotal } from './totals.ts'

const draft: string = offerStatusLabels.draft
const inWords = new Intl.ListFormat('de')
const kinds: Record<LineKind, string> = lineKindLabels

/** What an offer says of its lines, sums and taxes: the German words, and the ones that each other language needs. */
export const germanWords = {
  euros: formatEuros,
  /** `1,5`, `12`. */
  number: (value: number): string => value.toLocaleString('de-DE'),
  /** `2,5 %`. */
  percent: (percent: number): string => formatQuantity(percent, '%', 2),
  /** A share that a title names itself: `Treuerabatt 2,5 %`. */
  namedPercent: /(?<![\d,.])(\d+(?:,\d+)?)\s*%/g,
  offer: 'Angebot',
  draft,
  kinds,
  discountOf: (percent: string): string => `Das sind ${percent}`,
  optional: 'Optional, nicht in der Summe',
  alternative: 'Alternative, nicht in der Summe',
  /** A line of a description that names one stock number. */
  namesStockNumber: /^Lagernummer /m,
  pieces: (count: string): string => `${count} Stück unter einer Lagernummer`,
  orderedMachine: {
    names: 'die bestellte Maschine',
    reserved: 'Die bestellte Maschine ist für Sie reserviert.',
  },
  orderedMachines: {
    names: 'die bestellten Maschinen',
    reserved: 'Die bestellten Maschinen sind für Sie reserviert.',
  },
  /** Of the lines of machines that somebody else has bought. */
  soldSince: (lines: readonly Pick<OfferLine, 'title'>[]): string => {
    const titles = [...new Set(lines.map(({ title }) => quoted(title)))]
    return `${inWords.format(titles)} ${titles.length === 1 ? 'ist' : 'sind'} inzwischen verkauft`
  },
  exportSupply: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a UStG).',
  communitySupply: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b UStG).',
  ourVatId: (id: string): string => `Unsere USt-IdNr.: ${id}`,
  yourVatId: (id: string): string => `Ihre USt-IdNr.: ${id}`,
  /** To whom the offer is made, and on which terms. */
  terms: `${B2B_OFFER}. Es gelten unsere Allgemeinen Geschäftsbedingungen (AGB).`,
  net: 'Zwischensumme netto',
  vat: (rate: string): string => `zzgl. ${rate} MwSt.`,
  gross: 'Brutto',
  margin: 'Differenzbesteuerte Ware (§ 25a UStG)',
  totalWithVat: 'Gesamt brutto',
  total: 'Gesamt',
  tradeIn: 'abzüglich Inzahlungnahme',
  payable: 'Zu zahlen',
}
export type OfferWords = typeof germanWords

/** A preview of what was not sent yet has no number. */
export const isDraft = ({ number }: Pick<SentOffer, 'number'>): boolean => number === draft

export const headlineOf = (
  content: Pick<SentOffer, 'number'>,
  { offer, draft } = germanWords,
): string => (isDraft(content) ? `${offer} (${draft})` : `${offer} ${content.number}`)

/** The moment that stands for a day, wherever the clock is read. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** When an offer was made; for one that stores only the day, its beginning. */
export const momentOf = ({ issued, issuedAt }: Pick<SentOffer, 'issued' | 'issuedAt'>): Date =>
  issuedAt ? new Date(issuedAt) : momentAt(`${issued}T00:00`)

const MINUS = '−'

/** With the typographic minus sign, which is as wide as a figure. */
export const signedEuros = (amount: number, { euros } = germanWords): string =>
  amount < 0 ? MINUS + euros(-amount) : euros(amount)

/** Whether such a line lowers the sum, although its amount is positive. */
export const lowers = ({ kind }: Pick<OfferLine, 'kind'>): boolean =>
  kind === 'discount' || kind === 'tradeIn'

/** The two amounts of a line, in brackets if it does not count. */
export function lineAmounts(line: OfferLine, words = germanWords): { unit: string; total: string } {
  const write = (amount: number) => {
    const text = signedEuros(lowers(line) && amount > 0 ? -amount : amount, words)
    return counts(line) ? text : `(${text})`
  }
  return { unit: write(line.unitPrice), total: write(lineTotal(line)) }
}

/** `1,5`, `12`. */
export const writtenQuantity = (
  { quantity }: Pick<OfferLine, 'quantity'>,
  { number } = germanWords,
): string => number(quantity)

/** `2,5 %`. */
export const writtenPercent = germanWords.percent

/** Whether a title says so many percent itself: `Treuerabatt 5 %`. Another share says nothing of it: `100 % Vorkasse`. */
const saysPercent = (title: string, percent: number, { namedPercent }: OfferWords): boolean =>
  [...title.matchAll(namedPercent)].some(
    ([, number = '']) => Number(number.replace(',', '.')) === percent,
  )

/** The kind of a line to show beside its title; null if the title begins with it. */
export function kindBesideTitle(
  { kind, title }: Pick<OfferLine, 'kind' | 'title'>,
  { kinds } = germanWords,
): string | null {
  const name = kinds[kind]
  return title.startsWith(name) ? null : name
}

/** Which machines are the customer's once they accept, and that they are reserved then; null where there are none. */
export function orderedMachines(
  lines: readonly OfferLine[],
  { orderedMachine, orderedMachines } = germanWords,
): { names: string; reserved: string } | null {
  const pieces = orderedPieces(lines)
  if (pieces === 0) return null
  return pieces === 1 ? orderedMachine : orderedMachines
}

/** What is to be known of a line besides its words: that it does not count, and that one stock number is several pieces. */
export function lineNotes(line: OfferLine, words = germanWords): string[] {
  const { kind, quantity, description, optional, isAlternative, percent, title } = line
  const isSeveral = kind === 'machine' && quantity > 1 && words.namesStockNumber.test(description)
  return [
    ...(percent !== undefined && !saysPercent(title, percent, words)
      ? [words.discountOf(words.percent(percent))]
      : []),
    ...(isAlternative ? [words.alternative] : optional ? [words.optional] : []),
    ...(isSeveral ? [words.pieces(words.number(quantity))] : []),
  ]
}

const isNet = ({ kind, priceKind }: OfferLine) => kind !== 'tradeIn' && priceKind === 'net'

/** What tax law requires an offer to say about a delivery without VAT. */
export function taxNotes(
  { lines, taxMode, dealer, recipient }: SentOffer,
  words = germanWords,
): string[] {
  // Goods taxed by their margin stay so wherever they go.
  if (taxMode === 'domestic' || !lines.some(isNet)) return []
  if (taxMode === 'export') return [words.exportSupply]
  const ids = [
    dealer.legal.vatId && words.ourVatId(dealer.legal.vatId),
    recipient.vatId && words.yourVatId(recipient.vatId),
  ].filter(Boolean)
  return [words.communitySupply, ids.join(', ')].filter(Boolean)
}

/** Where to pay to; empty where that is not known. */
export const payableTo = ({ bank }: Pick<SentOffer, 'bank'>): string =>
  bank ? accountText(bank) : ''

export interface Sum {
  label: string
  amount: number
  isResult?: boolean
}

/** The sums of an offer up to its total, those alone that differ. */
export function sumsOf({ totals }: Pick<SentOffer, 'totals'>, words = germanWords): Sum[] {
  const hasMargin = totals.margin !== 0
  const hasNet = totals.net !== 0 || !hasMargin
  const { net, vatRate, vat, gross, margin, total } = totals
  return [
    ...(hasNet ? [{ label: words.net, amount: net }] : []),
    ...(hasNet && vatRate > 0 ? [{ label: words.vat(words.percent(vatRate)), amount: vat }] : []),
    ...(hasNet && vatRate > 0 && hasMargin ? [{ label: words.gross, amount: gross }] : []),
    ...(hasMargin ? [{ label: words.margin, amount: margin }] : []),
    {
      label: hasNet && vatRate > 0 && !hasMargin ? words.totalWithVat : words.total,
      amount: total,
      isResult: true,
    },
  ]
}

/** What remains to be paid after a trade-in. */
export function sumsAfterTradeIn(
  { totals }: Pick<SentOffer, 'totals'>,
  words = germanWords,
): Sum[] {
  if (totals.tradeIn === 0) return []
  return [
    { label: words.tradeIn, amount: -totals.tradeIn },
    { label: words.payable, amount: totals.payable, isResult: true },
  ]
}
