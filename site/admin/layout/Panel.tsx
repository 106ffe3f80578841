import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Failure } from './LoadFailure.tsx'

interface Props {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function Panel({ title, action, children }: Props) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  )
}

interface QueryProps<Data> extends Omit<Props, 'children'> {
  query: { data?: Data; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** Shown if loading fails; by default the reason. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** A panel that shows the result of a query. After a failure it still shows earlier data. */
export const QueryPanel = <Data,>({ query, failed, children, ...rest }: QueryProps<Data>) => (
  <Panel {...rest}>
    {query.isPending && <Waiting />}
    {query.error && <Failure text={failed ?? query.error.message} onRetry={query.refetch} />}
    {query.data !== undefined && children(query.data)}
  </Panel>
)

const Waiting = () => (
  <Box role="status" aria-label="Wird geladen" sx={{ display: 'grid', gap: 1 }}>
    {['a', 'b', 'c', 'd'].map((line) => (
      <Skeleton key={line} variant="rounded" height={48} />
    ))}
  </Box>
)

export const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={rows}>
    {children}
  </Box>
)

const rows = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 1, minHeight: 48 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
}
