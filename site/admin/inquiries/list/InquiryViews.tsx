import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { isSameView, type View, views } from './views.ts'

/** The views of the list, of which one is shown. */
export function InquiryViews() {
  const { filterValues, sort, setFilters } = useListContext()
  const isShown = (view: View) => isSameView(view, { filter: filterValues, sort })
  return (
    <Box component="nav" aria-label="Ansichten" sx={row}>
      {views.map((view) => (
        <Button
          key={view.name}
          size="small"
          color="inherit"
          aria-pressed={isShown(view)}
          onClick={() => setFilters(view.filter)}
        >
          {view.name}
        </Button>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 0.5,
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '& > .MuiButton-root': { flex: 'none', minHeight: 44, borderRadius: 0 },
  '& > [aria-pressed=true]': { boxShadow: 'inset 0 -3px', color: 'text.primary' },
  '& > [aria-pressed=false]': { color: 'text.secondary', fontWeight: 500 },
}
