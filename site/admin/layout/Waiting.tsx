import Skeleton from '@mui/material/Skeleton'
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
