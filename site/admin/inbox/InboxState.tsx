import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { InboxStatus, SetAsideMail } from '../../../shared/mail/inbox.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { useForMe } from '../auth/me.tsx'
import { BulletList } from '../parts/Boxes.tsx'
import {
  filesText,
  inboxText,
  isOutOfReach,
  NOTHING_LOST,
  useInbox,
  useReadInbox,
  useTakeOver,
  WITHOUT_INBOX,
} from './inbox.ts'

/** How it stands with the mailbox: what is wrong and what to do, and a button that reads it now. */
export function InboxState({ status }: { status: InboxStatus }) {
  const { mutate: readNow, isPending } = useReadInbox()
  const { configured, error, failingSince } = status
  const forMe = useForMe()
  const files = filesText(status)
  return (
    <>
      {!configured && <Typography>{forMe(WITHOUT_INBOX)}</Typography>}
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failingSince && `Seit ${formatDateTime(failingSince)} Uhr: `}
          {forMe(error)}
          <p>{NOTHING_LOST}</p>
        </Alert>
      )}
      {configured && <Typography>{inboxText(status)}</Typography>}
      {files && <Typography variant="note">{files}</Typography>}
      <SetAside title="Warten noch im Postfach" mails={status.deferred} />
      <SetAside
        title="Nicht oder nur mit Vorbehalt übernommen"
        mails={status.passedOver}
        action={(mail) => !mail.taken && <TakeOver mail={mail} />}
      />
      {configured && (
        <Button variant="outlined" disabled={isPending} onClick={() => readNow()} sx={{ mt: 1 }}>
          {isPending ? 'Wird abgerufen …' : 'Jetzt abrufen'}
        </Button>
      )}
    </>
  )
}

function TakeOver({ mail: { key, subject } }: { mail: SetAsideMail }) {
  const { mutate, isPending } = useTakeOver()
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Als Anfrage übernehmen: ${subject || 'ohne Betreff'}`}
      onClick={() => mutate(key)}
    >
      {isPending ? 'Wird übernommen …' : 'Als Anfrage übernehmen'}
    </Button>
  )
}

interface SetAsideProps {
  title: string
  mails: SetAsideMail[]
  /** What can be done with one. */
  action?: (mail: SetAsideMail) => ReactNode
}

/** Mails that lie in the mailbox and are not here, folded away. */
function SetAside({ title, mails, action }: SetAsideProps) {
  if (mails.length === 0) return null
  return (
    <Box component="details" sx={foldedAway}>
      <summary>
        {title}: {formatCount(mails.length, 'E-Mail', 'E-Mails')}
      </summary>
      <BulletList>
        {mails.map((mail) => (
          <Typography key={mail.key} component="li" variant="body2">
            {formatDateTime(mail.at)} Uhr, {mail.from || 'ohne Absender'}: „
            {mail.subject || 'ohne Betreff'}“. {mail.reason}
            {action?.(mail)}
          </Typography>
        ))}
      </BulletList>
    </Box>
  )
}

const foldedAway = {
  overflowWrap: 'anywhere',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'underline',
  },
}

/** Says that what customers write does not arrive. */
export function InboxNotice() {
  const { data } = useInbox()
  const forMe = useForMe()
  if (!data?.failingSince || !isOutOfReach(data, new Date())) return null
  return (
    <Alert severity="error" component="section" aria-label="Postfach">
      <AlertTitle>E-Mails von Kunden kommen nicht an</AlertTitle>
      Seit {formatDateTime(data.failingSince)} Uhr: {forMe(data.error ?? '')}
      <p>{NOTHING_LOST}</p>
    </Alert>
  )
}
