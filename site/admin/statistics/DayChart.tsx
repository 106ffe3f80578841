import Box from '@mui/material/Box'
import { formatDate } from '../../../shared/dealer/opening-hours.ts'
import type { Statistics } from '../../../shared/statistics/statistics.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { HiddenTable } from '../parts/HiddenTable.tsx'
import { columnsOf, legendText } from './statisticsText.ts'

const HEIGHT = 120

/** A column for each day, or for several where they are many; screen readers read a table. */
export function DayChart({ days }: { days: Statistics['byDay'] }) {
  const columns = columnsOf(days)
  const highest = Math.max(1, ...columns.map(({ views }) => views))
  const [first, last] = [columns[0], columns.at(-1)]
  return (
    <div>
      <Box aria-hidden sx={chart}>
        {columns.map(({ from, views, inquiries }) => (
          <Box key={from} sx={{ display: 'grid' }}>
            <Box sx={{ ...column, height: `${(views / highest) * HEIGHT + 1}px` }} />
            <Box sx={{ ...dot, visibility: inquiries > 0 ? 'visible' : 'hidden' }} />
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={legend}>
        <span>{first && formatDate(first.from)}</span>
        <span>{legendText(columns)}</span>
        <span>{last && formatDate(last.to)}</span>
      </Box>
      <HiddenTable
        caption="Seitenaufrufe und Anfragen"
        head={['ab', 'bis', 'Seitenaufrufe', 'Anfragen']}
        rows={columns.map(({ from, to, views, inquiries }) => [
          formatDate(from),
          formatDate(to),
          formatNumber(views),
          formatNumber(inquiries),
        ])}
      />
    </div>
  )
}

const chart = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: '2px',
  alignItems: 'end',
}
const column = { bgcolor: 'text.secondary', borderRadius: '2px 2px 0 0' }
const dot = {
  width: 6,
  height: 6,
  mt: 0.5,
  justifySelf: 'center',
  borderRadius: '50%',
  bgcolor: 'secondary.main',
}
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: 1,
  fontSize: '.8rem',
  color: 'text.secondary',
}
