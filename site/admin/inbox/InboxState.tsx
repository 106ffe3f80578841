import { Alert, AlertTitle, Button, Typography } from '@mui/material'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InboxStatus } from '../../../shared/inbox.ts'
import { filesText, inboxText, isOutOfReach, NOTHING_LOST, WITHOUT_INBOX } from './inboxText.ts'
import { useInbox, useReadInbox } from './useInbox.ts'

/** How it stands with the mailbox: what is wrong and what to do, and a button that reads it now. */
export function InboxState({ status }: { status: InboxStatus }) {
  const { mutate: readNow, isPending } = useReadInbox()
  const { configured, error, failingSince } = status
  const files = filesText(status)
  return (
    <>
      {!configured && <Typography>{WITHOUT_INBOX}</Typography>}
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failingSince && `Seit ${formatDateTime(failingSince)} Uhr: `}
          {error}
          <p>{NOTHING_LOST}</p>
        </Alert>
      )}
      {configured && <Typography>{inboxText(status)}</Typography>}
      {files && <Typography variant="note">{files}</Typography>}
      {configured && (
        <Button variant="outlined" disabled={isPending} onClick={() => readNow()} sx={{ mt: 1 }}>
          {isPending ? 'Wird abgerufen …' : 'Jetzt abrufen'}
        </Button>
      )}
    </>
  )
}

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
