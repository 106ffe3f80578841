import { Alert, Box } from '@mui/material'
import { useGetOne } from 'react-admin'
import { type InquiryDetail, isDetail } from '../../../../shared/inquiries/inquiry.ts'
import { openQuestionsOf } from '../../../../shared/inquiries/message.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { REFETCH_INTERVAL, useTodayFollows } from '../../data/query.ts'

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

/** The same on the screen of an offer, as they come in. */
export function IncomingQuestions({ inquiryId }: { inquiryId: number }) {
  const { data } = useGetOne<InquiryDetail>(
    'inquiries',
    { id: inquiryId },
    { retry: false, refetchInterval: ({ state }) => !state.error && REFETCH_INTERVAL },
  )
  useTodayFollows(data)
  return data && isDetail(data) && <OpenQuestions messages={data.messages} />
}

const said = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '12rem',
  overflowY: 'auto',
  color: 'text.primary',
}

/** That a machine is sold since, or that there are not so many of it. */
export const Doubts = ({ warnings = {} }: Partial<Pick<Offer, 'warnings'>>) =>
  Object.entries(warnings).map(([field, warning]) => (
    <Alert key={field} severity="warning">
      {warning}
    </Alert>
  ))
