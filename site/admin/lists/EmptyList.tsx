import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'

interface Props {
  /** `Keine Produkte gefunden`. */
  title: string
  /** What to do next while the list is not filtered. */
  children: ReactNode
}

export function EmptyList({ title, children }: Props) {
  const { filterValues, setFilters } = useListContext()
  const filtered = Object.values(filterValues).some((value) => value !== undefined && value !== '')
  return (
    <Box sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography variant="h2">{title}</Typography>
      {filterValues.search && <Typography>Gesucht wurde nach „{filterValues.search}“.</Typography>}
      {filtered ? (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          Filter zurücksetzen
        </Button>
      ) : (
        children
      )}
    </Box>
  )
}
