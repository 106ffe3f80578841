import { formatEuros } from '../../../shared/offers/money.ts'
import { type Forecast, type Undecided, undecided } from '../../../shared/offers/offer-figures.ts'

const names: Record<Undecided, string> = {
  draft: 'von Entwürfen',
  sent: 'von gesendeten Angeboten',
  ordered: 'von Bestellungen',
}

/** What an expected sum is made of: `20 % von Entwürfen über 1.000,00 €, 50 % von gesendeten Angeboten über …`. */
export const forecastText = (forecast: Forecast): string =>
  undecided
    .filter((status) => forecast[status].count > 0)
    .map((status) => {
      const { probability, value } = forecast[status]
      return `${probability}\u00a0% ${names[status]} über ${formatEuros(value)}`
    })
    .join(', ')
