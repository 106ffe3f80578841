import { Alert, Button, LinearProgress, Skeleton, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Stacked } from './Boxes.tsx'

interface Props {
  /** How high that is which comes, part by part. */
  heights: readonly number[]
  gap?: number
}

/** Has the place of what is being loaded. */
export const Waiting = ({ heights, gap = 2 }: Props) => (
  <Stacked role="status" aria-label="Wird geladen" gap={gap}>
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: They never change their order
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stacked>
)

interface ProgressProps {
  /** What is happening. */
  label: string
  done?: number
  /** 0 as long as nobody knows. */
  total?: number
}

/** How far something has come. */
export const WorkProgress = ({ label, done = 0, total = 0 }: ProgressProps) => (
  <Stacked role="status" sx={{ py: 1 }} gap={1}>
    <Typography variant="body2">{label}</Typography>
    <LinearProgress
      aria-label={label}
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? (100 * done) / total : 0}
    />
  </Stacked>
)

/** For a list with a LoadFailure, because react-admin would report the same failure a second time. */
export const handledByLoadFailure = { onError: () => undefined }

/** Says above a list why it cannot be loaded. react-admin's own message would replace the list. */
export function LoadFailure() {
  const { error, refetch } = useListContext()
  return error && <Failure text={error.message} onRetry={refetch} />
}

/** Says why something cannot be loaded, with a button that tries it again. */
export const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
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
