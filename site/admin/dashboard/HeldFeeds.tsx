import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import { feedCalls } from '../feeds/feedCalls.ts'
import { adminPaths } from '../paths.ts'

const INTERVAL = 60_000

/** Says which portals wait for somebody to agree that they lose machines. */
export function HeldFeeds() {
  const { data: held = [] } = useQuery({
    queryKey: ['feeds', 'held'],
    queryFn: feedCalls.held,
    refetchInterval: INTERVAL,
  })
  if (held.length === 0) return null
  return (
    <Alert severity="warning" component="section" aria-label="Angehaltene Portale">
      <AlertTitle>Angehalten, bis Sie zustimmen</AlertTitle>
      {held.map(({ key, name, since }) => (
        <p key={key}>
          {name}: Beim Abruf am {formatDateTime(since)} Uhr fehlten sehr viele Maschinen. Das Portal
          bekommt deshalb weiter den letzten Stand.
        </p>
      ))}
      <Link component={RouterLink} to={adminPaths.feeds} color="inherit">
        Zu den Portalen
      </Link>
    </Alert>
  )
}
