import { Alert, Box, Button, Card, Typography } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { HttpError, LinkBase, Title, TopToolbar, useEditContext } from 'react-admin'
import { PlainList, Stacked } from './Boxes.tsx'
import { Failure, Waiting } from './Loading.tsx'

/** The title of a page, and its buttons below. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <Title title={title} />
    {children && <TopToolbar sx={toolbar}>{children}</TopToolbar>}
  </>
)

/** Set for `xs` explicitly, because react-admin has its own styles there. */
const toolbar = {
  flex: { xs: 'none' },
  flexWrap: 'wrap',
  justifyContent: 'start',
  bgcolor: { xs: 'transparent' },
  p: { xs: 0 },
  pb: { xs: 2 },
  // Buttons that this user, or this record, does not have.
  '&:empty': { display: 'none' },
}

interface PanelProps {
  title: string
  /** The name by which the focus is brought to it. */
  anchor?: string
  action?: ReactNode
  /** Between its parts, which then stand one below the other, in steps of 8 px. */
  gap?: number
  children: ReactNode
}

/** A part of a page under its heading. */
export function Panel({ title, anchor, action, gap, children }: PanelProps) {
  const id = useId()
  return (
    <Card
      component="section"
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {gap === undefined ? children : <Stacked gap={gap}>{children}</Stacked>}
    </Card>
  )
}

interface QueryPanelProps<Data> extends Omit<PanelProps, 'children'> {
  query: { data?: Data; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** Shown if loading fails; by default the reason. */
  failed?: string
  children: (data: Data) => ReactNode
}

/** A panel that shows the result of a query. After a failure it still shows earlier data. */
export const QueryPanel = <Data,>({ query, failed, children, ...rest }: QueryPanelProps<Data>) => (
  <Panel {...rest}>
    {query.isPending && <Waiting heights={[48, 48, 48, 48]} gap={1} />}
    {query.error && <Failure text={failed ?? query.error.message} onRetry={query.refetch} />}
    {query.data !== undefined && children(query.data)}
  </Panel>
)

/** A list in a panel, with lines between its rows. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <PlainList gap={0} sx={rows}>
    {children}
  </PlainList>
)

const rows = {
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 1, minHeight: 48 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
}

interface QueryResultProps<Data> extends ComponentProps<typeof Waiting> {
  query: UseQueryResult<Data>
  /** What is said of what is to come, without a connection. */
  offline: string
  children: (data: Data) => ReactNode
}

/** What a page has asked for, or why it is not there yet. After a failure it still shows earlier data. */
export function QueryResult<Data>({
  query,
  offline,
  children,
  ...waiting
}: QueryResultProps<Data>) {
  const { data, error, isPending, fetchStatus, refetch } = query
  const isOffline = fetchStatus === 'paused' && data === undefined
  return (
    <>
      {isOffline && <Alert severity="warning">Keine Verbindung. {offline}</Alert>}
      {isPending && !isOffline && <Waiting {...waiting} />}
      {error && <Failure text={error.message} onRetry={refetch} />}
      {data !== undefined && children(data)}
    </>
  )
}

interface MissingProps {
  /** What is missing, such as `Produkt`. */
  title: string
  /** Why it may not be there. */
  text: string
  back: { to: string; label: string }
}

/** For the screen of a record that is not there, or could not be loaded. */
export function Missing({ title, text, back }: MissingProps) {
  const { error, refetch } = useEditContext()
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={isMissing ? `${title} nicht gefunden` : title} />
      <Typography variant="intro">{isMissing ? text : error?.message}</Typography>
      {!isMissing && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      )}
      <Button component={LinkBase} to={back.to} variant="outlined">
        {back.label}
      </Button>
    </>
  )
}
