import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sourceLabels } from '../../../shared/inquiries/stage.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { type OfferFigures, offerFigures } from '../../../shared/offers/offer-figures.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { rangeQuery } from '../data/query.ts'
import { forecastText } from '../offers/forecastText.ts'
import { Bars } from '../parts/Bars.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { QueryPanel } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { monthsBack } from './salesText.ts'

/** What is offered, what was won this month and from where, and how long a sale takes. */
export function Money() {
  const range = monthsBack(1, new Date())
  const query = useQuery({
    queryKey: ['offers', 'figures', range],
    queryFn: () => load(offerFigures, `/offers/figures?${rangeQuery(range)}`),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryPanel
      title="Angebote und Umsatz"
      action={<ScreenLink to={adminPaths.offers}>Alle Angebote</ScreenLink>}
      query={query}
      failed="Fehler beim Laden der Zahlen"
    >
      {(figures) => <Figures figures={figures} />}
    </QueryPanel>
  )
}

const Figures = ({
  figures: { open, expected, forecast, won, bySource, medianDaysToSale },
}: {
  figures: OfferFigures
}) => (
  <Stacked gap={1.5}>
    <Typography>
      Offen: {formatCount(open.count, 'Angebot', 'Angebote')} über{' '}
      <strong>{formatEuros(open.value)}</strong> ohne MwSt.
    </Typography>
    {expected > 0 && (
      <Typography>
        Zu erwarten: <strong>{formatEuros(expected)}</strong>. {forecastText(forecast)}
      </Typography>
    )}
    <Typography>
      Diesen Monat gewonnen: {formatCount(won.count, 'Angebot', 'Angebote')} über{' '}
      <strong>{formatEuros(won.value)}</strong>.{' '}
      {medianDaysToSale !== null &&
        `Von der Anfrage bis zur Zusage vergingen im Mittel ${formatCount(medianDaysToSale, 'Tag', 'Tage')}.`}
    </Typography>
    {won.count > 0 && (
      <Bars
        bars={keysOf(sourceLabels)
          .filter((source) => bySource[source].count > 0)
          .map((source) => ({
            label: sourceLabels[source],
            count: bySource[source].value,
            text: formatEuros(bySource[source].value),
          }))}
      />
    )}
  </Stacked>
)
