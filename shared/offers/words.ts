import { B2B_OFFER } from '../buying/notices.ts'
import { formatQuantity } from '../writing/format.ts'
import { quoted } from '../writing/typography.ts'
import { formatEuros } from './money.ts'
import { offerStatusLabels } from './offer.ts'
import { type LineKind, lineKindLabels, type OfferLine } from './offer-input.ts'

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
