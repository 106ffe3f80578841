import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRequireAccess, useStore } from 'react-admin'
import { formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useTodayFollows } from '../data/query.ts'
import type { Opener } from '../inquiries/openInquiry.tsx'
import { PageHeader, QueryResult } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { readNewest, type TodayScope } from './readToday.ts'
import { TodayList } from './TodayList.tsx'
import { useHasRoomBeside } from './useOpenLine.ts'
import { useToday } from './useToday.ts'

interface Props {
  /** How an inquiry opens, which this screen needs to know nothing of. */
  Opened: Opener
}

/** What is to be done today, in the order in which it should be done. */
export default function TodayPage({ Opened }: Props) {
  const { isPending } = useRequireAccess({ resource: 'inquiries', action: 'list' })
  const [scope, setScope] = useStore<TodayScope>('heute.wessen', 'me')
  const query = useToday(scope, !isPending)
  useArrivals(!isPending)
  const hasRoom = useHasRoomBeside()
  return (
    <>
      <PageHeader title="Heute" />
      <ScopeToggle value={scope} onChange={setScope} />
      {query.data && <SpamLine count={query.data.counts.spam} />}
      <QueryResult query={query} offline={OFFLINE} heights={[28, 48, 48, 48, 48, 48, 48]} gap={1}>
        {(today) => (
          <TodayList
            today={today}
            Opened={Opened}
            onChanged={async () => (await query.refetch()).data?.items ?? []}
          />
        )}
      </QueryResult>
      {!(hasRoom && query.data) && <Opened closesWhenSent />}
    </>
  )
}

const OFFLINE =
  'Sobald sie wieder da ist, erscheint hier, was heute zu tun ist. Ihre Entwürfe bleiben erhalten.'

/** How many inquiries were sorted out since one has last looked at them. */
const SpamLine = ({ count }: { count: number }) =>
  count > 0 && (
    <Typography variant="note" sx={{ mb: 2 }}>
      Seit Sie zuletzt nachgesehen haben,{' '}
      {count === 1 ? 'wurde eine Anfrage' : `wurden ${formatNumber(count)} Anfragen`} als Spam
      aussortiert. <ScreenLink to={adminPaths.spam}>Spam ansehen</ScreenLink>
    </Typography>
  )

interface ToggleProps {
  value: TodayScope
  onChange: (value: TodayScope) => void
}

const ScopeToggle = ({ value, onChange }: ToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Wessen Anfragen"
    value={value}
    onChange={(_, chosen: TodayScope | null) => chosen && onChange(chosen)}
    sx={scopes}
  >
    <ToggleButton value="me">Meine und freie</ToggleButton>
    <ToggleButton value="all">Alle</ToggleButton>
  </ToggleButtonGroup>
)

/** In the row of the heading, which is short. */
const scopes = {
  display: 'flex',
  width: 'fit-content',
  ml: 'auto',
  mt: { xs: -6.5, lg: -7.5 },
  mb: 1.5,
  '& button': { minHeight: 44, px: 2 },
}

/** In milliseconds. */
const INTERVAL = 5_000

/** Loads today's work anew within seconds of something coming in, while the list is in view. */
function useArrivals(enabled: boolean): void {
  const { data } = useQuery({
    queryKey: ['newest'],
    queryFn: readNewest,
    refetchInterval: INTERVAL,
    enabled,
  })
  useTodayFollows(data)
}
