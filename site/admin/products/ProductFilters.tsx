import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { SearchBox } from '../lists/SearchBox.tsx'
import { ProductFilterPanel } from './ProductFilterPanel.tsx'

/** The search, and the panel with everything else by which the list is narrowed and ordered. */
export function ProductFilters() {
  const { filterValues, setFilters } = useListContext()
  const { search, ...others } = filterValues
  const active = Object.values(others).filter((value) => value !== undefined).length
  const [open, setOpen] = useState(active > 0)
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
          <SearchBox label="Produkte suchen" />
        </Box>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={open}
          aria-controls="produktfilter"
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? `Filter (${active})` : 'Filter'}
        </Button>
        {(active > 0 || search) && (
          <Button onClick={() => setFilters({}, [])}>Filter zurücksetzen</Button>
        )}
      </Box>
      <Collapse in={open} id="produktfilter" unmountOnExit>
        <Card sx={{ mt: 1.5, p: 2 }}>
          <ProductFilterPanel />
        </Card>
      </Collapse>
    </Box>
  )
}
