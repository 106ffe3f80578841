import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import { type Mail, mailKindLabels, mailStateLabels } from '../../../shared/mail.ts'
import { adminPaths } from '../paths.ts'
import { QueryPanel } from './Panel.tsx'
import { useMailStatus, useResendMail } from './useMailStatus.ts'

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

/** A mail that failed, with the reason and a button to send it again. */
function FailedMail({ mail }: { mail: Mail }) {
  const { mutate: resend, isPending } = useResendMail()
  const { id, inquiryId, receipt, kind, recipient, state, nextAttemptAt, lastError } = mail
  return (
    <Box sx={{ py: 1, mt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        {mailKindLabels[kind]}{' '}
        {inquiryId && (
          <>
            zu{' '}
            <Link component={RouterLink} to={adminPaths.inquiry(inquiryId)}>
              {receipt}
            </Link>{' '}
          </>
        )}
        an {recipient}: {mailStateLabels[state].toLowerCase()}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {lastError}
        {nextAttemptAt && ` Nächster Versuch ${formatDateTime(nextAttemptAt)} Uhr.`}
      </Typography>
      <Button disabled={isPending} onClick={() => resend(id)}>
        Erneut senden
      </Button>
    </Box>
  )
}
