import { Alert, Button, LinearProgress, Skeleton, Typography } from '@mui/material'
import { onlineManager } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useListContext } from 'react-admin'
import { Stacked } from './Boxes.tsx'

interface WaitingProps {
  /** How high that is which comes, part by part. */
  heights: readonly number[]
  gap?: number
}

/** Has the place of what is being loaded. */
export const Waiting = ({ heights, gap = 2 }: WaitingProps) => (
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

/** Told of a part that cannot be shown before the connection is back. */
export const WAITS_FOR_CONNECTION = 'waits-for-connection'

/**
 * As React's `lazy`, for what is of no use without a connection: it is fetched when queries are, too. A browser asks only
 * once for a module and keeps the failure (https://github.com/whatwg/html/issues/6768), which would be that of the screen.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => connection().then(load))

async function connection(): Promise<void> {
  if (onlineManager.isOnline()) return
  dispatchEvent(new Event(WAITS_FOR_CONNECTION))
  await new Promise<void>((resolve) => {
    const end = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      end()
      resolve()
    })
  })
}

/** A part that is loaded when it is first shown. Until then there is nothing in its place, and all around it stays. */
export function lazyInPlace<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) {
  const Part = lazyPart(async () => {
    const { default: Loaded } = await load()
    return { default: ({ given }: { given: Props }) => <Loaded {...given} /> }
  })
  return (props: Props) => (
    <Suspense>
      <Part given={props} />
    </Suspense>
  )
}
