import { B2B_OFFER } from '../buying/notices.ts'
import { accountText } from '../dealer/bank-account.ts'
import { momentAt } from '../dealer/clock.ts'
import { formatQuantity } from '../writing/format.ts'
import { formatEuros } from './money.ts'
import { offerStatusLabels } from './offer.ts'
import { counts, givesMachine, lineKindLabels, type OfferLine, piecesOf } from './offer-input.ts'
import type { SentOffer } from './sent-offer.ts'
import { lineTotal } from './totals.ts'

/** A preview of what was not sent yet has no number. */
export const DRAFT = offerStatusLabels.draft
export const isDraft = ({ number }: Pick<SentOffer, 'number'>): boolean => number === DRAFT

export const headlineOf = (content: Pick<SentOffer, 'number'>): string =>
  isDraft(content) ? `Angebot (${DRAFT})` : `Angebot ${content.number}`

/** The moment that stands for a day, wherever the clock is read. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** When an offer was made; for one that stores only the day, its beginning. */
export const momentOf = ({ issued, issuedAt }: Pick<SentOffer, 'issued' | 'issuedAt'>): Date =>
  issuedAt ? new Date(issuedAt) : momentAt(`${issued}T00:00`)

const MINUS = '−'

/** With the typographic minus sign, which is as wide as a figure. */
export const signedEuros = (amount: number): string =>
  amount < 0 ? MINUS + formatEuros(-amount) : formatEuros(amount)

/** Whether such a line lowers the sum, although its amount is positive. */
export const lowers = ({ kind }: Pick<OfferLine, 'kind'>): boolean =>
  kind === 'discount' || kind === 'tradeIn'

/** The two amounts of a line, in brackets if it does not count. */
export function lineAmounts(line: OfferLine): { unit: string; total: string } {
  const write = (amount: number) => {
    const text = signedEuros(lowers(line) && amount > 0 ? -amount : amount)
    return counts(line) ? text : `(${text})`
  }
  return { unit: write(line.unitPrice), total: write(lineTotal(line)) }
}

/** `1,5`, `12`. */
export const writtenQuantity = ({ quantity }: Pick<OfferLine, 'quantity'>): string =>
  quantity.toLocaleString('de-DE')

/** `2,5 %`. */
export const writtenPercent = (percent: number): string => formatQuantity(percent, '%', 2)

/** Whether a title says so many percent itself: `Treuerabatt 5 %`. Another share says nothing of it: `100 % Vorkasse`. */
const saysPercent = (title: string, percent: number): boolean =>
  [...title.matchAll(/(?<![\d,.])(\d+(?:,\d+)?)\s*%/g)].some(
    ([, number = '']) => Number(number.replace(',', '.')) === percent,
  )

/** The kind of a line to show beside its title; null if the title begins with it. */
export function kindBesideTitle({ kind, title }: Pick<OfferLine, 'kind' | 'title'>): string | null {
  const name = lineKindLabels[kind]
  return title.startsWith(name) ? null : name
}

/** Which machines are the customer's once they accept, and that they are reserved then; null where there are none. */
export function orderedMachines(
  lines: readonly OfferLine[],
): { names: string; reserved: string } | null {
  const pieces = lines.filter(givesMachine).reduce((sum, line) => sum + piecesOf(line), 0)
  if (pieces === 0) return null
  return pieces === 1
    ? {
        names: 'die bestellte Maschine',
        reserved: 'Die bestellte Maschine ist für Sie reserviert.',
      }
    : {
        names: 'die bestellten Maschinen',
        reserved: 'Die bestellten Maschinen sind für Sie reserviert.',
      }
}

const OPTIONAL_NOTE = 'Optional, nicht in der Summe'
const ALTERNATIVE_NOTE = 'Alternative, nicht in der Summe'
const HAS_STOCK_NUMBER = /^Lagernummer /m

/** What is to be known of a line besides its words: that it does not count, and that one stock number is several pieces. */
export function lineNotes(line: OfferLine): string[] {
  const { kind, quantity, description, optional, isAlternative, percent, title } = line
  const isSeveral = kind === 'machine' && quantity > 1 && HAS_STOCK_NUMBER.test(description)
  return [
    ...(percent !== undefined && !saysPercent(title, percent)
      ? [`Das sind ${writtenPercent(percent)}`]
      : []),
    ...(isAlternative ? [ALTERNATIVE_NOTE] : optional ? [OPTIONAL_NOTE] : []),
    ...(isSeveral ? [`${writtenQuantity(line)} Stück unter einer Lagernummer`] : []),
  ]
}

const isNet = ({ kind, priceKind }: OfferLine) => kind !== 'tradeIn' && priceKind === 'net'

/** What tax law requires an offer to say about a delivery without VAT. */
export function taxNotes({ lines, taxMode, dealer, recipient }: SentOffer): string[] {
  // Goods taxed by their margin stay so wherever they go.
  if (taxMode === 'domestic' || !lines.some(isNet)) return []
  if (taxMode === 'export') return ['Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a UStG).']
  const ids = [
    dealer.legal.vatId && `Unsere USt-IdNr.: ${dealer.legal.vatId}`,
    recipient.vatId && `Ihre USt-IdNr.: ${recipient.vatId}`,
  ].filter(Boolean)
  return [
    'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b UStG).',
    ids.join(', '),
  ].filter(Boolean)
}

/** Where to pay to; empty where that is not known. */
export const payableTo = ({ bank }: Pick<SentOffer, 'bank'>): string =>
  bank ? accountText(bank) : ''

/** To whom the offer is made, and on which terms. */
export const TERMS_NOTE = `${B2B_OFFER}. Es gelten unsere Allgemeinen Geschäftsbedingungen (AGB).`

export interface Sum {
  label: string
  amount: number
  isResult?: boolean
}

/** The sums of an offer up to its total, those alone that differ. */
export function sumsOf({ totals }: Pick<SentOffer, 'totals'>): Sum[] {
  const hasMargin = totals.margin !== 0
  const hasNet = totals.net !== 0 || !hasMargin
  const { net, vatRate, vat, gross, margin, total } = totals
  return [
    ...(hasNet ? [{ label: 'Zwischensumme netto', amount: net }] : []),
    ...(hasNet && vatRate > 0
      ? [{ label: `zzgl. ${formatQuantity(vatRate, '%', 2)} MwSt.`, amount: vat }]
      : []),
    ...(hasNet && vatRate > 0 && hasMargin ? [{ label: 'Brutto', amount: gross }] : []),
    ...(hasMargin ? [{ label: 'Differenzbesteuerte Ware (§ 25a UStG)', amount: margin }] : []),
    {
      label: hasNet && vatRate > 0 && !hasMargin ? 'Gesamt brutto' : 'Gesamt',
      amount: total,
      isResult: true,
    },
  ]
}

/** What remains to be paid after a trade-in. */
export function sumsAfterTradeIn({ totals }: Pick<SentOffer, 'totals'>): Sum[] {
  if (totals.tradeIn === 0) return []
  return [
    { label: 'abzüglich Inzahlungnahme', amount: -totals.tradeIn },
    { label: 'Zu zahlen', amount: totals.payable, isResult: true },
  ]
}
