import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'

const names = { first: 'ersten', previous: 'vorherigen', next: 'nächsten', last: 'letzten' }

/** Where one is in the list, and the way to its other pages. */
export function Pager() {
  const { page, perPage, total = 0, setPage } = useListContext()
  if (total === 0) return null
  const pages = Math.ceil(total / perPage)
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1.5,
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {`${formatNumber(first)}–${formatNumber(last)} von ${formatNumber(total)}`}
      </Typography>
      {pages > 1 && (
        <Pagination
          aria-label="Seiten"
          shape="rounded"
          count={pages}
          page={page}
          onChange={(_, to) => setPage(to)}
          getItemAriaLabel={(type, to, selected) =>
            type === 'page'
              ? selected
                ? `Seite ${formatNumber(to ?? 1)}`
                : `Zu Seite ${formatNumber(to ?? 1)}`
              : `Zur ${type in names ? names[type as keyof typeof names] : type} Seite`
          }
        />
      )}
    </Box>
  )
}
