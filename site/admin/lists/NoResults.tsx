import Typography from '@mui/material/Typography'
import { ListNoResults, useListContext } from 'react-admin'

/** Nothing fits the filter. react-admin's own text does not say what was searched for. */
export function NoResults() {
  const { filterValues, error } = useListContext()
  if (error) return null
  return (
    <>
      <ListNoResults />
      {filterValues.search && (
        <Typography sx={{ px: 2, pb: 2 }}>Gesucht wurde nach „{filterValues.search}“.</Typography>
      )}
    </>
  )
}
