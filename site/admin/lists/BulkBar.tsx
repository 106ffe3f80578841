import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'

/** Appears above the list while rows are selected, with what can be done to all of them. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      role="region"
      aria-label="Ausgewählte Einträge"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 1,
        p: 1.5,
        bgcolor: 'action.selected',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1, alignSelf: 'center' }}>
        {formatNumber(selectedIds.length)} ausgewählt
      </Typography>
      {children}
      <Button onClick={() => onUnselectItems()}>Auswahl aufheben</Button>
    </Box>
  )
}
