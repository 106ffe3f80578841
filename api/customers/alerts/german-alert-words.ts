import { paths } from '../../../shared/addresses/paths.ts'
import { consent } from '../../../shared/alerts/alert-rules.ts'
import { soughtState } from '../../../shared/alerts/sought.ts'
import { soughtText } from '../../../shared/catalogue/filter-labels.ts'
import { shownFigure } from '../../../shared/figures/write.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { priceText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { conditionLabels, makerBesideTitle, yearText } from '../../../shared/product/terms.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatPrice } from '../../../shared/writing/format.ts'

/** What mails of an alert say, in German, and the addresses that they name. `englishAlertWords` says the same. */
export const germanAlertWords = {
  consent,
  /** @param query what the alert seeks */
  sought: (query: string, categories: readonly CategoryChoice[]): string =>
    soughtText(soughtState(query), categories),
  /** The list of what is sought. @param hasPages whether there are pages in the language */
  list: (query: string, _hasPages: boolean): string => `${paths.catalogue}${query && `?${query}`}`,
  page: (token: string): string => paths.alert(token),
  end: (token: string): string => paths.endAlert(token),
  machine: (id: number, _hasPages: boolean): string => paths.product(id),
  inquiry: (id: number, _hasPages: boolean): string => paths.inquiry(id),

  greeting: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  confirm: {
    subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
    asked: (siteUrl: string): string =>
      `auf ${siteUrl} wurde für Ihre E-Mail-Adresse ein Suchauftrag angelegt.`,
    seeks: (sought: string): string => `Gesucht: ${sought}.`,
    link: 'Bitte bestätigen Sie ihn hier, dann schreiben wir Ihnen, sobald eine passende Maschine eintrifft:',
    notYou: (lastDay: string): string =>
      `Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung beginnt der Suchauftrag nicht, und am ${formatDay(lastDay)} löschen wir Ihre Adresse.`,
    block:
      'Sollen wir dieser Adresse nie wieder wegen eines Suchauftrags schreiben, wer auch immer sie einträgt? Dann sperren Sie sie hier:',
  },
  news: {
    arrived: (title: string): string => `Neu zu Ihrer Suche: ${title}`,
    cheaper: (title: string): string => `Günstiger zu Ihrer Suche: ${title}`,
    several: (count: number): string => `${count} Maschinen zu Ihrer Suche`,
    intro:
      'zu Ihrer Suche haben wir Neues. Preis und Verfügbarkeit sind der Stand von heute. Ist eine Maschine inzwischen reserviert oder verkauft, sagt es ihre Seite.',
    reason: (sought: string): string => `Sie bekommen diesen Hinweis, weil Sie suchen: ${sought}`,
    more: (count: number): string =>
      `Dazu ${formatCount(count, 'weitere Maschine', 'weitere Maschinen')}:`,
    all: (sought: string): string => `Alle Maschinen zu „${sought}“`,
    questions:
      'Haben Sie Fragen, oder möchten Sie eine Maschine ansehen und probefahren? Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an.',
    end: (lastDay: string): string =>
      `Suchauftrag ansehen, ändern oder beenden (läuft bis ${formatDay(lastDay)})`,
    privacyText:
      'Ihre E-Mail-Adresse verwenden wir für diese Hinweise, bis der Suchauftrag endet. Was wir mit Ihren Angaben machen:',
    privacy: 'Datenschutz',
    price: (product: Product): string => priceText(product),
    before: (price: number): string => `(bisher ${formatPrice(price)})`,
    see: 'Ansehen',
    ask: 'Anfragen',
    seeButton: 'Maschine ansehen',
    askButton: 'Anfrage stellen',
    /** The facts of a machine that a mail names; null for what is not known. */
    facts: (product: Product): [name: string, value: string | null][] => [
      ['Marke und Modell', makerBesideTitle(product)],
      ['Bauart', product.category.name],
      ['Zustand', conditionLabels[product.condition]],
      ['Baujahr', yearText(product.year)],
      ['Standort', product.location],
      ['Tragkraft', shownFigure(product, 'capacity')],
      ['Hubhöhe', shownFigure(product, 'liftHeight')],
      ['Antrieb', shownFigure(product, 'drive')],
      ['Betriebsstunden', shownFigure(product, 'hours')],
      ['Lagernummer', product.stockNumber],
    ],
  },
}

export type AlertWords = typeof germanAlertWords
