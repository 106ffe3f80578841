import { formatEuros } from '../../../shared/offers/money.ts'
import { type Forecast, type Undecided, undecided } from '../../../shared/offers/offer-figures.ts'

const names: Record<Undecided, string> = {
  draft: 'der Entwürfe',
  sent: 'der gesendeten Angebote',
  ordered: 'der Bestellungen',
}

/** How an expected sum is reckoned: `Gerechnet mit 20 % der Entwürfe (1.000,00 €), 80 % der Bestellungen (…).` */
export const forecastText = (forecast: Forecast): string =>
  `Gerechnet mit ${undecided
    .filter((status) => forecast[status].count > 0)
    .map((status) => {
      const { probability, value } = forecast[status]
      return `${probability}\u00a0% ${names[status]} (${formatEuros(value)})`
    })
    .join(', ')}.`
