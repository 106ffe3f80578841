import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { heldFeed } from '../../../shared/feeds/feed-state.ts'
import { type Mail, mailKindLabel, mailStateLabels } from '../../../shared/mail/mail.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { useForMe } from '../auth/me.tsx'
import { newestText, useBackupStatus } from '../backups/useBackupStatus.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { callApi, load } from '../data/api.ts'
import { MAIL_QUERY, useMailStatus } from '../data/useMailStatus.ts'
import { InboxState, useInbox } from '../inbox/InboxState.tsx'
import { PlainList, Stacked } from '../parts/Boxes.tsx'
import { QueryPanel } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { useCall } from '../parts/useCall.ts'
import { publishText } from '../publish/publishText.ts'
import { usePublishStatus } from '../publish/usePublishStatus.ts'

export const Publishing = () => (
  <QueryPanel title="Veröffentlichung" query={usePublishStatus()}>
    {(status) => (
      <>
        <Typography variant="strong">{publishText(status)}</Typography>
        <Typography variant="note">
          {formatCount(status.pages, 'Seite', 'Seiten')} auf der Website
        </Typography>
        {status.lastChange && (
          <Typography variant="note">
            Letzte Änderung {formatDateTime(status.lastChange)} Uhr
            {status.lastDuration !== null &&
              `, nach ${formatNumber(Math.round(status.lastDuration))} ms auf der Website`}
          </Typography>
        )}
        <PlainList gap={0} sx={pages}>
          {status.lastPages.map(({ path, name }) => (
            <li key={path}>
              <Link href={path} target="_blank" color="inherit">
                {name}
              </Link>
            </li>
          ))}
        </PlainList>
      </>
    )}
  </QueryPanel>
)

const pages = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': { display: 'inline-block', py: 0.5, textDecorationColor: 'currentColor' },
}

/** The state of the mails about inquiries. */
export const Outbox = () => (
  <QueryPanel title="E-Mail-Ausgang" query={useMailStatus()}>
    {({ enabled, counts, failures }) => (
      <>
        <Typography>
          {enabled
            ? `${formatCount(counts.sent, 'Mail', 'Mails')} gesendet, ${formatNumber(counts.waiting)} wartend, ${formatNumber(counts.failed)} fehlgeschlagen`
            : 'Kein Mailserver eingerichtet: Anfragen werden gespeichert, aber nicht gemeldet.'}
        </Typography>
        {failures.map((mail) => (
          <FailedMail key={mail.id} mail={mail} />
        ))}
      </>
    )}
  </QueryPanel>
)

/** The mailbox that is read for what customers write. */
export const Inbox = () => (
  <QueryPanel title="E-Mail-Eingang" query={useInbox()}>
    {(status) => <InboxState status={status} />}
  </QueryPanel>
)

/** A mail that failed, with the reason and a button to send it again. */
function FailedMail({ mail }: { mail: Mail }) {
  const { mutate: resend, isPending } = useCall({
    call: () => callApi(`/mail/${mail.id}/resend`, { method: 'POST' }),
    done: 'Die Mail wird erneut gesendet',
    invalidates: MAIL_QUERY,
  })
  const { inquiryId, receipt, kind, recipient, state, nextAttemptAt, lastError } = mail
  const forMe = useForMe()
  return (
    <Box sx={{ py: 1, mt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        {mailKindLabel(kind)}{' '}
        {inquiryId && (
          <>
            zu <ScreenLink to={adminPaths.inquiry(inquiryId)}>{receipt}</ScreenLink>{' '}
          </>
        )}
        an {recipient}: {mailStateLabels[state].toLowerCase()}
      </Typography>
      <Typography variant="note">
        {lastError && forMe(lastError)}
        {nextAttemptAt && ` Nächster Versuch ${formatDateTime(nextAttemptAt)} Uhr.`}
      </Typography>
      <Button disabled={isPending} onClick={() => resend()}>
        Erneut senden
      </Button>
    </Box>
  )
}

/** When everything was last backed up; warns after two days. */
export const LastBackup = () => (
  <QueryPanel title="Sicherung" query={useBackupStatus()}>
    {({ failure, isOverdue, newest, unreadable }) => (
      <Stacked gap={1}>
        {isOverdue && (
          <Alert severity="warning">Seit mehr als zwei Tagen wurde nicht gesichert.</Alert>
        )}
        {unreadable.length > 0 && (
          <Alert severity="error">
            {unreadable.length === 1
              ? 'Diese Sicherung lässt sich nicht öffnen und zählt nicht: '
              : 'Diese Sicherungen lassen sich nicht öffnen und zählen nicht: '}
            {unreadable.join(', ')}
          </Alert>
        )}
        {failure && (
          <Alert severity="error">
            Die Sicherung vom {formatDateTime(failure.at)} Uhr ist fehlgeschlagen. {failure.error}
          </Alert>
        )}
        <div>
          <Typography>{newestText({ newest })}</Typography>
          <ScreenLink to={adminPaths.backups}>Zu den Sicherungen</ScreenLink>
        </div>
      </Stacked>
    )}
  </QueryPanel>
)

const INTERVAL = 60_000

/** Says which portals wait for somebody to agree that they lose machines. */
export function HeldFeeds() {
  const { data: held = [] } = useQuery({
    queryKey: ['feeds', 'held'],
    queryFn: () => load(z.array(heldFeed), '/feeds/held'),
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
      <ScreenLink to={adminPaths.feeds} color="inherit">
        Zu den Portalen
      </ScreenLink>
    </Alert>
  )
}
