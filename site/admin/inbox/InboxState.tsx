import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import {
  INBOX_PATIENCE_MINUTES,
  type InboxStatus,
  inboxStatus,
  type SetAsideMail,
} from '../../../shared/mail/inbox.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { formatCount, formatNumber, formatSize } from '../../../shared/writing/format.ts'
import { useForMe } from '../auth/me.tsx'
import { load } from '../data/api.ts'
import { BulletList } from '../parts/Boxes.tsx'
import { useCall } from '../parts/useCall.ts'

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

export const WITHOUT_INBOX = `Es wird kein Postfach gelesen: Was Kunden per E-Mail antworten, tragen Sie bei der Anfrage als „Vom Kunden“ ein. ${FOR_OPERATOR} IMAP_URL nennt eines.`

const NOTHING_LOST =
  'Die E-Mails liegen weiter in Ihrem Postfach und kommen nach, sobald es wieder gelesen wird.'

/** Which mailbox is read, since when, when last, and what came of it. */
export function inboxText({ mailbox, since, lastReadAt, taken }: InboxStatus): string {
  const which = mailbox ? `${mailbox}: ` : ''
  if (!since) return `${which}Das Postfach wurde noch nicht gelesen.`
  const read = lastReadAt ? `, zuletzt am ${formatDateTime(lastReadAt)} Uhr` : ''
  return `${which}Gelesen seit ${formatDateTime(since)} Uhr${read}. ${formatCount(taken, 'E-Mail', 'E-Mails')} übernommen.`
}

/** What the files of customers take; empty without any. */
export const filesText = ({ files: { count, bytes } }: Pick<InboxStatus, 'files'>): string =>
  count === 0
    ? ''
    : `Dateien von Kunden: ${formatNumber(count)}, zusammen ${formatSize(bytes)}. Sie gehen mit ihren Anfragen.`

/** Whether it is out of reach for so long that somebody should look after it. */
export const isOutOfReach = ({ error, failingSince }: InboxStatus, now: Date): boolean =>
  error !== null &&
  failingSince !== null &&
  now.getTime() - Date.parse(failingSince) >= INBOX_PATIENCE_MINUTES * MINUTE

/** Says that the mailbox was read, and how many mails were taken. */
export const readText = (came: number): string =>
  `Das Postfach ist abgerufen: ${came > 0 ? formatCount(came, 'neue E-Mail', 'neue E-Mails') : 'nichts Neues'}`

const KEY = ['inbox']
const INTERVAL = 60_000

/** Whether a mailbox is read for what customers write, and how it stands with it. */
export const useInbox = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => load(inboxStatus, '/mail/inbox'),
    refetchInterval: INTERVAL,
  })

/** Reads it now instead of within a minute. */
const useReadInbox = () =>
  useCall({
    call: async () => {
      const before = await load(inboxStatus, '/mail/inbox')
      const after = await load(inboxStatus, '/mail/inbox', { method: 'POST' })
      return { ...after, came: after.taken - before.taken }
    },
    done: ({ error, came }) => (error ? '' : readText(came)),
    failed: 'Das Postfach ließ sich nicht abrufen',
    invalidates: KEY,
  })

/** Takes over a mail that was left in the mailbox. */
const useTakeOver = () =>
  useCall({
    call: (key: string) => load(inboxStatus, `/mail/inbox/passed-over/${key}`, { method: 'POST' }),
    done: ({ deferred }, key) =>
      deferred.some((mail) => mail.key === key)
        ? 'Die E-Mail wird übernommen, sobald das Postfach wieder gelesen ist'
        : 'Die E-Mail ist jetzt eine Anfrage',
    failed: 'Die E-Mail konnte nicht übernommen werden',
    invalidates: KEY,
  })
