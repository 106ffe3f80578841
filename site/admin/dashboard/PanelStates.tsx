import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'

const LINES = ['a', 'b', 'c', 'd']

export const Waiting = () => (
  <Box role="status" aria-label="Wird geladen" sx={{ display: 'grid', gap: 1 }}>
    {LINES.map((line) => (
      <Skeleton key={line} variant="rounded" height={48} />
    ))}
  </Box>
)

export const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={() => onRetry()}>
        Erneut versuchen
      </Button>
    }
  >
    {text}
  </Alert>
)
