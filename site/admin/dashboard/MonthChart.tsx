import Box from '@mui/material/Box'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { HiddenTable } from '../parts/HiddenTable.tsx'
import { fullMonth, monthsOf, shortMonth } from './salesText.ts'

const HEIGHT = 120

/** Each has the same edge: one is empty, one is full, and one has the dealer's colour. */
const columns = [
  { key: 'received', label: 'erhalten', colour: 'background.paper' },
  { key: 'withinPromise', label: 'rechtzeitig beantwortet', colour: 'text.secondary' },
  { key: 'won', label: 'gewonnen', colour: 'secondary.main' },
] as const

const nothing = { received: 0, answered: 0, withinPromise: 0, late: 0, won: 0, lost: 0 }

/** Three columns a month, which screen readers read as a table. */
export function MonthChart({ figures }: { figures: SalesFigures }) {
  const months = monthsOf(figures).map(
    (month) => figures.byMonth.find((known) => known.month === month) ?? { month, ...nothing },
  )
  const highest = Math.max(1, ...months.map(({ received }) => received))
  return (
    <div>
      <Box aria-hidden sx={chart}>
        {months.map((month) => (
          <div key={month.month}>
            <Box sx={{ color: month.received > 0 ? 'text.primary' : 'inherit', fontWeight: 600 }}>
              {formatNumber(month.received)}
            </Box>
            <Box sx={group}>
              {columns.map(({ key, colour }) => (
                <Box
                  key={key}
                  sx={{
                    ...column,
                    bgcolor: colour,
                    height: `${(month[key] / highest) * HEIGHT + 1}px`,
                  }}
                />
              ))}
            </Box>
            {shortMonth(month.month)}
          </div>
        ))}
      </Box>
      <Box aria-hidden sx={legend}>
        {columns.map(({ key, label, colour }) => (
          <span key={key}>
            <Box component="span" sx={{ ...swatch, bgcolor: colour }} />
            {label}
          </span>
        ))}
      </Box>
      <HiddenTable
        caption="Anfragen je Monat"
        head={['Monat', ...columns.map(({ label }) => label), 'beantwortet', 'verloren']}
        rows={months.map((month) => [
          fullMonth(month.month),
          ...columns.map(({ key }) => formatNumber(month[key])),
          formatNumber(month.answered),
          formatNumber(month.lost),
        ])}
      />
    </div>
  )
}

const chart = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'end',
  textAlign: 'center',
  fontSize: '.75rem',
  color: 'text.secondary',
}

const group = {
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: '1px',
  mb: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
}
const edge = { border: 1, borderColor: 'text.secondary' }
const column = {
  ...edge,
  borderBottom: 0,
  flex: '1 1 0',
  maxWidth: 18,
  borderRadius: '2px 2px 0 0',
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  mt: 1,
  fontSize: '.8rem',
  color: 'text.secondary',
}
const swatch = {
  ...edge,
  display: 'inline-block',
  width: 12,
  height: 12,
  mr: 0.75,
  borderRadius: '2px',
}
