import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'

interface Props {
  children: ReactNode
  /** The sentence when the list cannot be loaded. */
  failed: string
  /** What to show when there is nothing in it. */
  empty: ReactNode
}

/** For a list with such a body: react-admin would announce a failure to load besides. */
export const saidByBody = { onError: () => undefined }

/** A list in each of its states: loading, failed, empty, filled; a failure leaves what is there. */
export function ListBody({ children, failed, empty }: Props) {
  const { data, error, isPending, refetch } = useListContext()
  return (
    <>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => refetch()}>
              Erneut versuchen
            </Button>
          }
        >
          {failed}: {error.message}
        </Alert>
      )}
      {isPending && <RowSkeletons />}
      {data && (data.length === 0 ? empty : children)}
    </>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

const RowSkeletons = () => (
  <Box role="status" aria-label="Wird geladen" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
    {ROWS.map((row) => (
      <Skeleton key={row} variant="rounded" height={56} />
    ))}
  </Box>
)
