import { paths } from '../../../shared/addresses/paths.ts'
import { englishStockOf, soughtInEnglish } from '../../../shared/alerts/english.ts'
import { englishStockAddress, readEnglishStock } from '../../../shared/catalogue/english-stock.ts'
import { missingPage, missingPageInEnglish } from '../../../shared/pages/missing.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { ApiError } from '../../base/requests/http/errors.ts'
import { errorInEnglish } from '../intake/english-errors.ts'

/** The pages of alerts in one language. An alert is shown at both, and its mails name those of its own. */
export interface AlertLanguage {
  language: Language
  /** The form that asks for an alert; below it is the page of each. */
  form: string
  /** Below the page of an alert: where mail programs end it. */
  end: string
  /** The page that says that there is no such alert. */
  gone: string
  /** In an address: what was done with an alert. */
  done: string
  /** The filters of the language's own list, as alerts keep them. */
  kept(filters: URLSearchParams): URLSearchParams
  /** The filters of an alert, as the address of the language's own list has them. */
  listed(query: string): string
  said(error: ApiError): ApiError
}

const german: AlertLanguage = {
  language: 'de',
  form: paths.alerts,
  end: 'abbestellen',
  gone: missingPage('suchauftrag'),
  done: 'erledigt',
  kept: (filters) => filters,
  listed: (query) => query,
  said: (error) => error,
}

const english: AlertLanguage = {
  language: 'en',
  form: paths.english.alerts,
  end: 'unsubscribe',
  gone: missingPageInEnglish('alert'),
  done: 'done',
  kept: (filters) => new URLSearchParams(soughtInEnglish(readEnglishStock(filters))),
  listed: (query) => englishStockAddress(englishStockOf(query)).split('?')[1] ?? '',
  said: (error) => errorInEnglish(error, refusals),
}

const refusals = {
  400: 'This search cannot be read. Please choose again in our list of machines.',
  403: 'This form came from another website. Please send it from here.',
  404: 'There is no such search alert.',
  429: 'Very many search alerts have come from your connection. Please try again later, or call us.',
}

export const alertLanguages = { german, english }
