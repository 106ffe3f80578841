import { englishList, englishPrice, englishQuantity } from '../writing/english.ts'
import type { OfferWords } from './words.ts'

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
  discountOf: (percent) => `This is ${percent}`,
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
