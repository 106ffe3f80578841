import Typography from '@mui/material/Typography'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { FailedMail } from './FailedMail.tsx'
import { Panel } from './Panel.tsx'
import { Failed, Waiting } from './PanelStates.tsx'
import { useMailStatus } from './useMailStatus.ts'

/** What became of the mails about enquiries. */
export function Outbox() {
  const { data, error, isPending, refetch } = useMailStatus()
  return (
    <Panel title="E-Mail-Ausgang">
      {isPending && <Waiting />}
      {error && <Failed text={error.message} onRetry={refetch} />}
      {data && !data.enabled && (
        <Typography>
          Kein Mailserver eingerichtet: Anfragen werden gespeichert, aber nicht gemeldet.
        </Typography>
      )}
      {data?.enabled && (
        <Typography>
          {formatCount(data.counts.sent, 'Mail', 'Mails')} gesendet,{' '}
          {formatNumber(data.counts.waiting)} wartend, {formatNumber(data.counts.failed)}{' '}
          fehlgeschlagen
        </Typography>
      )}
      {data?.failures.map((mail) => (
        <FailedMail key={mail.id} mail={mail} />
      ))}
    </Panel>
  )
}
