import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../../../shared/dates.ts'
import { type Message, messageKindLabels } from '../../../../shared/inquiries/message.ts'

/** What others have written while the answer was written. */
export const NewerMessages = ({ messages }: { messages: Message[] }) =>
  messages.length > 0 && (
    <Alert severity="warning" role="note">
      Ihr Text ist noch da. Das kam inzwischen dazu:
      {messages.map(({ id, at, kind, text, author }) => (
        <Typography key={id} sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>
            {messageKindLabels[kind]}
            {author && `, ${author}`}, {formatDateTime(at)} Uhr:
          </strong>{' '}
          {text}
        </Typography>
      ))}
    </Alert>
  )
