import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import { type Mail, mailKindLabels, mailStateLabels } from '../../../shared/mail.ts'
import { adminPaths } from '../paths.ts'
import { useResendMail } from './useMailStatus.ts'

/** A mail that did not get through, with the reason and another try. */
export function FailedMail({ mail }: { mail: Mail }) {
  const { mutate: resend, isPending } = useResendMail()
  const { id, inquiryId, receipt, kind, recipient, state, nextAttemptAt, lastError } = mail
  return (
    <Box sx={{ py: 1, mt: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        {mailKindLabels[kind]} zu{' '}
        <Link component={RouterLink} to={adminPaths.inquiry(inquiryId)}>
          {receipt}
        </Link>{' '}
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
