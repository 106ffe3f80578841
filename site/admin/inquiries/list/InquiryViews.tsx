import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { InquiryView } from '../../../../shared/inquiries/inquiry-views.ts'
import { lazyInPlace } from '../../parts/Loading.tsx'
import { isSameView, useViews, views } from './views.ts'

const ViewDialog = lazyInPlace(() => import('./ViewDialog.tsx'))

/** The views of the list, of which one is shown, and the way to save what is shown as another. */
export function InquiryViews() {
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const own = useViews()
  const [isOpen, setOpen] = useState(false)
  const shown = { filter: filterValues, sort }
  const isShown = (view: InquiryView) => isSameView(view, shown)
  const saved = own.find(isShown)
  const all = [...views, ...own]
  // A search is made within a view.
  const within = all.some(isShown) ? shown : { filter: { ...filterValues, search: '' }, sort }
  const show = ({ filter, sort }: InquiryView) => {
    setFilters(filter)
    setSort(sort)
  }
  return (
    <Box sx={row}>
      <Box component="nav" aria-label="Ansichten" sx={scrolling}>
        {all.map((view) => (
          <Button
            key={view.name}
            size="small"
            color="inherit"
            aria-pressed={isSameView(view, within)}
            onClick={() => show(view)}
          >
            {view.name}
          </Button>
        ))}
      </Box>
      {!views.some(isShown) && (
        <Button size="small" onClick={() => setOpen(true)}>
          {saved ? 'Ansicht ändern' : 'Ansicht speichern'}
        </Button>
      )}
      {isOpen && (
        <ViewDialog shown={shown} own={own} saved={saved ?? null} onClose={() => setOpen(false)} />
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 0.5,
  flex: 1,
  minWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { flex: 'none', minHeight: 44, borderRadius: 0 },
  // A row that scrolls cuts off what stands out of it.
  '& .MuiButton-root.Mui-focusVisible': { outlineOffset: -3 },
  '& [aria-pressed=true]': { boxShadow: 'inset 0 -3px', color: 'text.primary' },
  '& [aria-pressed=false]': { color: 'text.secondary', fontWeight: 500 },
}

/** What saves a view stays in sight beside it. */
const scrolling = {
  display: 'flex',
  gap: 0.5,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
}
