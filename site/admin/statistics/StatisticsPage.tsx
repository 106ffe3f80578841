import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { may } from '../../../shared/accounts/permissions.ts'
import { addDays, berlinDay } from '../../../shared/dates.ts'
import { useMe } from '../auth/me.tsx'
import { AccessDenied } from '../layout/ErrorPage.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Answers } from './Answers.tsx'
import { DownloadStatistics, StatisticsPeriod } from './StatisticsPeriod.tsx'
import { readStatistics } from './statisticsCalls.ts'

/** What visitors looked at and looked for, as answers to a dealer's questions. */
export default function StatisticsPage() {
  const me = useMe()
  if (!me) return null
  return may(me.roleKey, 'statistics') ? <Allowed /> : <AccessDenied />
}

function Allowed() {
  const [days, setDays] = useStore('statistik.zeitraum', 30)
  const to = berlinDay(new Date())
  const range = { from: addDays(to, 1 - days), to }
  const query = useQuery({
    queryKey: ['statistics', range],
    queryFn: () => readStatistics(range),
  })
  const isOffline = query.fetchStatus === 'paused' && !query.data
  return (
    <>
      <PageHeader title="Statistik">
        <StatisticsPeriod days={days} onChoose={setDays} />
        <DownloadStatistics range={range} />
      </PageHeader>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {ABOUT}
      </Typography>
      {isOffline && <Alert severity="warning">{OFFLINE}</Alert>}
      {query.isPending && !isOffline && <Waiting />}
      {query.error && <Failure text={query.error.message} onRetry={query.refetch} />}
      {query.data && <Answers statistics={query.data} />}
    </>
  )
}

const ABOUT =
  'Gezählt wird ohne Cookie und ohne Kennung: wie oft eine Seite aufgerufen wurde, nicht von wem. Suchmaschinen und andere Roboter zählen nicht mit. Neue Zahlen erscheinen nach wenigen Sekunden.'
const OFFLINE = 'Keine Verbindung. Sobald sie wieder da ist, erscheinen hier die Zahlen.'

const Waiting = () => (
  <Box role="status" aria-label="Wird geladen" sx={{ display: 'grid', gap: 2 }}>
    {['a', 'b', 'c'].map((line) => (
      <Skeleton key={line} variant="rounded" height={180} />
    ))}
  </Box>
)
