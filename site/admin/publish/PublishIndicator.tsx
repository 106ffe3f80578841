import Box from '@mui/material/Box'
import { publishText } from './publishText.ts'
import { usePublishStatus } from './usePublishStatus.ts'

/** One line about the public pages: up to date, being rendered, or failed. */
export function PublishIndicator() {
  const { data } = usePublishStatus()
  if (!data) return null
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontWeight: 600,
        fontSize: { xs: '.875rem', sm: '1rem' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: dotColour(data.queue, data.failures.length > 0 || data.edge !== null),
        }}
      />
      {publishText(data)}
    </Box>
  )
}

const dotColour = (queue: number, failed: boolean) =>
  failed ? '#ff9a90' : queue > 0 ? '#ffc84a' : '#6fd39d'
