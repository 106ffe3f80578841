import BackIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useListContext } from 'react-admin'
import { formatNumber } from '../../../../shared/format.ts'

/** Turns the pages of a list that has several. */
export function Pages() {
  const { page, perPage, total = 0, setPage } = useListContext()
  const last = Math.ceil(total / perPage)
  if (last < 2 && page === 1) return null
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  return (
    <Box component="nav" aria-label="Seiten" sx={layout}>
      {`${formatNumber(from)} bis ${formatNumber(to)} von ${formatNumber(total)}`}
      <IconButton
        aria-label="Vorherige Seite"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        aria-label="Nächste Seite"
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  )
}

const layout = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 0.5,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
}
