import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { formatDateTime } from '../../../shared/dates.ts'
import { isOutOfReach, NOTHING_LOST } from './inboxText.ts'
import { useInbox } from './useInbox.ts'

/** Says that what customers write does not arrive. */
export function InboxNotice() {
  const { data } = useInbox()
  if (!data?.failingSince || !isOutOfReach(data, new Date())) return null
  return (
    <Alert severity="error" component="section" aria-label="Postfach">
      <AlertTitle>E-Mails von Kunden kommen nicht an</AlertTitle>
      Seit {formatDateTime(data.failingSince)} Uhr: {data.error}
      <p>{NOTHING_LOST}</p>
    </Alert>
  )
}
