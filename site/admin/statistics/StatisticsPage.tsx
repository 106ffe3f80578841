import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { may } from '../../../shared/accounts/permissions.ts'
import { statistics } from '../../../shared/statistics/statistics.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { useMe } from '../auth/me.tsx'
import { API, fetchFile, load } from '../data/api.ts'
import { rangeQuery } from '../data/query.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { CsvButton } from '../parts/CsvButton.tsx'
import { AccessDenied } from '../parts/ErrorPage.tsx'
import { PageHeader, QueryResult } from '../parts/Page.tsx'
import { Answers } from './Answers.tsx'

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
    queryFn: () => load(statistics, `/statistics?${rangeQuery(range)}`),
  })
  return (
    <>
      <PageHeader title="Statistik">
        <ChoiceField
          label="Zeitraum"
          choices={periods}
          value={days}
          onChoose={(value) => setDays(Number(value))}
          sx={{ maxWidth: 240 }}
        />
        <CsvButton
          load={() => fetchFile(`${API}/statistics.csv?${rangeQuery(range)}`)}
          name={`statistik-${range.from}-bis-${range.to}.csv`}
          failed="Die Statistik konnte nicht gespeichert werden"
        />
      </PageHeader>
      <Typography variant="intro" color="textSecondary">
        {ABOUT}
      </Typography>
      <QueryResult query={query} offline={OFFLINE} heights={[180, 180, 180]}>
        {(data) => <Answers statistics={data} />}
      </QueryResult>
    </>
  )
}

const ABOUT =
  'Gezählt wird ohne Cookie und ohne Kennung: wie oft jemand eine Seite sah, nicht wer. Die meisten Suchmaschinen und andere Roboter zählen nicht mit. Neue Zahlen erscheinen nach wenigen Sekunden.'
const OFFLINE = 'Sobald sie wieder da ist, erscheinen hier die Zahlen.'

const periods = [
  { value: 7, label: 'Sieben Tage' },
  { value: 30, label: '30 Tage' },
  { value: 90, label: '90 Tage' },
  { value: 365, label: 'Ein Jahr' },
]
