import { Alert, Box } from '@mui/material'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { openQuestionsOf } from '../../../../shared/inquiries/open-questions.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'

/** What the customer has asked and nobody has answered, for who decides about their offer. */
export function OpenQuestions({ messages }: Pick<InquiryDetail, 'messages'>) {
  const questions = openQuestionsOf(messages)
  if (questions.length === 0) return null
  return (
    <Alert severity="info">
      Das hat der Kunde geschrieben, und er wartet noch auf eine Antwort. Bis dahin steht es weiter
      unter „Der Kunde hat geschrieben“.
      {questions.map(({ id, at, text }) => (
        <Box key={id} sx={{ mt: 1 }}>
          <time dateTime={at}>{formatDateTime(at)} Uhr</time>
          <Box sx={said}>{text}</Box>
        </Box>
      ))}
    </Alert>
  )
}

const said = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '12rem',
  overflowY: 'auto',
  color: 'text.primary',
}
