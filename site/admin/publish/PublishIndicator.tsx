import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { publishText } from './publishText.ts'
import { usePublishStatus, useRetryPublishing } from './usePublishStatus.ts'

/** One line about the public pages: up to date, being rendered, or failed. */
export function PublishIndicator() {
  const { data } = usePublishStatus()
  const { mutate: retry, isPending } = useRetryPublishing()
  if (!data) return null
  const failed = data.failures.length > 0
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
        <Box
          aria-hidden
          sx={{
            width: 10,
            height: 10,
            borderRadius: '50%',
            bgcolor: dotColour(data.queue, failed),
          }}
        />
        {publishText(data)}
      </Box>
      {failed && (
        <Button
          size="small"
          color="secondary"
          variant="contained"
          disabled={isPending}
          onClick={() => retry()}
        >
          Erneut versuchen
        </Button>
      )}
    </Box>
  )
}

const dotColour = (queue: number, failed: boolean) =>
  failed ? '#ff9a90' : queue > 0 ? '#ffc84a' : '#6fd39d'
