import { LinearProgress, Skeleton, Typography } from '@mui/material'
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
