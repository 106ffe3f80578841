import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'

export const Loading = () => (
  <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
    <CircularProgress aria-label="Wird geladen" />
  </Box>
)
