import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useStore } from 'react-admin'
import {
  type SalesFigures as Figures,
  salesFigures,
} from '../../../shared/inquiries/sales-figures.ts'
import { lostReasonLabels, sourceLabels } from '../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { API, fetchFile, load } from '../data/api.ts'
import { rangeQuery } from '../data/query.ts'
import { Bars } from '../parts/Bars.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { QueryPanel } from '../parts/Page.tsx'
import { MonthChart } from './MonthChart.tsx'
import { adding, answerTime, monthsBack, promiseText } from './salesText.ts'

const MOST_PRODUCTS = 5

/** How inquiries were answered and what became of them, as pictures and in words. */
export function SalesFigures() {
  const [months, setMonths] = useStore('dashboard.zeitraum', 6)
  const range = monthsBack(months, new Date())
  const query = useQuery({
    queryKey: ['inquiries', 'figures', range],
    queryFn: () => load(salesFigures, `/contact/figures?${rangeQuery(range)}`),
    // The field that chooses the period must not vanish from under the keyboard.
    placeholderData: keepPreviousData,
  })
  return (
    <QueryPanel
      title="Anfragen und Verkauf"
      gap={2}
      action={
        <CsvButton
          load={() => fetchFile(`${API}/contact/figures.csv?${rangeQuery(range)}`)}
          name={`anfragen-${range.from}-${range.to}.csv`}
          failed="Die Zahlen konnten nicht gespeichert werden"
        />
      }
      query={query}
      failed="Fehler beim Laden der Zahlen"
    >
      {(figures) => (
        <>
          <ChoiceField
            label="Zeitraum"
            choices={periods}
            value={months}
            onChoose={(value) => setMonths(Number(value))}
            sx={{ maxWidth: 220 }}
          />
          {figures.received === 0 ? (
            <Typography>In dieser Zeit kam keine Anfrage an.</Typography>
          ) : (
            <Pictures figures={figures} />
          )}
        </>
      )}
    </QueryPanel>
  )
}

const Pictures = ({ figures }: { figures: Figures }) => {
  const { received, answered, waiting, closedUnanswered, medianAnswerMinutes } = figures
  const lost = Object.values(figures.lost).reduce((sum, count) => sum + count, 0)
  return (
    <Stacked gap={2.5}>
      <Typography>
        {formatCount(received, 'Anfrage', 'Anfragen')}:{' '}
        {adding([
          [answered, 'beantwortet'],
          [waiting, waiting === 1 ? 'wartet auf eine Antwort' : 'warten auf eine Antwort'],
          [closedUnanswered, 'ohne Antwort geschlossen'],
        ])}
        . {promiseText(figures)}{' '}
        {medianAnswerMinutes !== null &&
          `Von den beantworteten hatte die Hälfte nach ${answerTime(medianAnswerMinutes)} Öffnungszeit eine Antwort. `}
      </Typography>
      <Typography>
        Stand heute:{' '}
        {adding([
          [figures.won, 'gewonnen'],
          [lost, 'verloren'],
          [figures.done, 'abgeschlossen'],
          [figures.open, 'offen'],
        ])}
        .
      </Typography>
      <MonthChart figures={figures} />
      <Part title="Woher sie kamen" note="gewonnen von erhalten">
        <Bars
          bars={keysOf(sourceLabels).flatMap((source) => {
            const { received, won } = figures.bySource[source] ?? { received: 0, won: 0 }
            return received > 0 ? [{ label: sourceLabels[source], count: received, part: won }] : []
          })}
        />
      </Part>
      {lost > 0 && (
        <Part title="Warum sie verloren gingen">
          <Bars
            bars={keysOf(lostReasonLabels)
              .map((reason) => ({
                label: lostReasonLabels[reason],
                count: figures.lost[reason] ?? 0,
              }))
              .filter(({ count }) => count > 0)
              .sort((a, b) => b.count - a.count)}
          />
        </Part>
      )}
      {figures.byProduct.length > 0 && (
        <Part title="Am häufigsten angefragt">
          <Bars
            bars={figures.byProduct
              .slice(0, MOST_PRODUCTS)
              .map(({ title, received }) => ({ label: title, count: received }))}
          />
        </Part>
      )}
    </Stacked>
  )
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Typography variant="h3" gutterBottom>
      {title}
      {note && (
        <Typography component="span" variant="note">
          {' '}
          ({note})
        </Typography>
      )}
    </Typography>
    {children}
  </section>
)

const periods = [
  { value: 1, label: 'Dieser Monat' },
  { value: 3, label: 'Drei Monate' },
  { value: 6, label: 'Sechs Monate' },
  { value: 12, label: 'Zwölf Monate' },
]
