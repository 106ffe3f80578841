import type { ReactNode } from 'react'
import { PlainList } from './Boxes.tsx'
import { Failure } from './LoadFailure.tsx'
import { Panel, type PanelProps } from './Panel.tsx'
import { Waiting } from './Waiting.tsx'

interface QueryProps<Data> extends Omit<PanelProps, 'children'> {
  query: { data?: Data; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** Shown if loading fails; by default the reason. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** A panel that shows the result of a query. After a failure it still shows earlier data. */
export const QueryPanel = <Data,>({ query, failed, children, ...rest }: QueryProps<Data>) => (
  <Panel {...rest}>
    {query.isPending && <Waiting heights={[48, 48, 48, 48]} gap={1} />}
    {query.error && <Failure text={failed ?? query.error.message} onRetry={query.refetch} />}
    {query.data !== undefined && children(query.data)}
  </Panel>
)

export const Rows = ({ children }: { children: ReactNode }) => (
  <PlainList gap={0} sx={rows}>
    {children}
  </PlainList>
)

const rows = {
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 1, minHeight: 48 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
}
