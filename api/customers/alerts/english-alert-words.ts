import { paths } from '../../../shared/addresses/paths.ts'
import {
  consentInEnglish,
  englishSoughtText,
  englishStockOf,
} from '../../../shared/alerts/english.ts'
import { exWorks } from '../../../shared/buying/english.ts'
import { englishStockAddress } from '../../../shared/catalogue/english-stock.ts'
import type { FigureKey } from '../../../shared/figures/registry.ts'
import { conditionInEnglish } from '../../../shared/product/english.ts'
import {
  englishShownFigure,
  englishTruckType,
  englishYear,
} from '../../../shared/product/english-facts.ts'
import { englishPriceParts } from '../../../shared/product/english-price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { makerBesideTitle } from '../../../shared/product/terms.ts'
import { englishCount, englishDayOf, englishPrice } from '../../../shared/writing/english.ts'
import type { AlertWords } from './german-alert-words.ts'

const figure = (product: Product, key: FigureKey) => englishShownFigure(product, key)?.text ?? null

/** As `germanAlertWords`, for buyers abroad. */
export const englishAlertWords: AlertWords = {
  consent: consentInEnglish,
  sought: (query, categories) => englishSoughtText(englishStockOf(query), categories),
  list: (query, hasPages) =>
    hasPages
      ? englishStockAddress(englishStockOf(query))
      : `${paths.catalogue}${query && `?${query}`}`,
  page: (token) => paths.english.alert(token),
  end: (token) => paths.english.endAlert(token),
  machine: (id, hasPages) => (hasPages ? paths.english.product(id) : paths.product(id)),
  inquiry: (id, hasPages) => (hasPages ? paths.english.inquiry(id) : paths.inquiry(id)),

  greeting: 'Dear Sir or Madam,',
  closing: 'Kind regards',
  confirm: {
    subject: 'Please confirm your search alert',
    asked: (siteUrl) => `A search alert was set up for your email address on ${siteUrl}.`,
    seeks: (sought) => `Wanted: ${sought}.`,
    link: 'Please confirm it here, and we write to you as soon as a machine arrives that fits:',
    notYou: (lastDay) =>
      `Was it not you? Then there is nothing to do: without a confirmation the search alert does not begin, and on ${englishDayOf(lastDay)} we delete your address.`,
    block:
      'Shall we never write to this address about a search alert again, whoever enters it? Then block it here:',
  },
  news: {
    arrived: (title) => `New for your search: ${title}`,
    cheaper: (title) => `Price lowered for your search: ${title}`,
    several: (count) => `${count} machines for your search`,
    intro:
      'We have news for your search. Price and availability are as of today. If a machine has been reserved or sold since, its page says so.',
    reason: (sought) => `You receive this because you look for: ${sought}`,
    more: (count) => `And ${englishCount(count, 'further machine', 'further machines')}:`,
    all: (sought) => `All machines for “${sought}”`,
    questions:
      'Do you have a question, or would you like to see and try a machine? Simply reply to this email, or call us.',
    end: (lastDay) =>
      `See, change or end the search alert (it runs until ${englishDayOf(lastDay)})`,
    privacyText:
      'We use your email address for these alerts until the search alert ends. What we do with your data (in German):',
    privacy: 'Privacy notice',
    price: (product) => {
      const { amount, note } = englishPriceParts(product)
      return [amount, note, exWorks(product.location)].filter(Boolean).join(', ')
    },
    before: (price) => `(before: ${englishPrice(price)})`,
    see: 'See it',
    ask: 'Ask for an offer',
    seeButton: 'See the machine',
    askButton: 'Ask for an offer',
    facts: (product) => [
      ['Make and model', makerBesideTitle(product)],
      ['Type', englishTruckType(product)],
      ['Condition', conditionInEnglish[product.condition]],
      ['Year of manufacture', englishYear(product.year)],
      ['Location', product.location],
      ['Load capacity', figure(product, 'capacity')],
      ['Lift height', figure(product, 'liftHeight')],
      ['Drive', figure(product, 'drive')],
      ['Operating hours', figure(product, 'hours')],
      ['Stock number', product.stockNumber],
    ],
  },
}
