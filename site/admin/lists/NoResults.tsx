import { Button, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin'

interface Props {
  /** The sentence itself, where it is not the usual one. */
  title?: string | undefined
  /** What to say where no filter is set. */
  hint?: ReactNode
}

/**
 * Says that a list is empty, and what was searched for. On a phone react-admin's ListNoResults shows a
 * button without a label.
 */
export function NoResults({ title, hint }: Props) {
  const { filterValues, setFilters, error, resource } = useListContext()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  if (error) return null
  return (
    <CardContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography variant="h2">
        {title ?? translate('ra.navigation.no_results', { name: labelOf(resource, 0) })}
      </Typography>
      {filterValues.search && <span>Gesucht wurde nach „{filterValues.search}“.</span>}
      {Object.keys(filterValues).length > 0 ? (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      ) : (
        hint
      )}
    </CardContent>
  )
}
