import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { type InquiryDetail, isDetail } from '../../../shared/inquiries/inquiry.ts'
import { openQuestionsOf } from '../../../shared/inquiries/message.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { REFETCH_INTERVAL, useTodayFollows } from '../data/query.ts'
import { PageHeader } from '../parts/Page.tsx'
import { ScreenButton } from '../parts/ScreenLink.tsx'
import { offerTitle } from './offer.tsx'

interface Props {
  offer: Offer
  children?: ReactNode
}

/** What an offer is called, and where it leads to. */
export const OfferTitle = ({ offer, children }: Props) => (
  <PageHeader title={offerTitle(offer)}>
    {children}
    <ScreenButton to={adminPaths.inquiry(offer.inquiryId)}>Zur Anfrage</ScreenButton>
    {offer.customer && (
      <ScreenButton to={adminPaths.customer(offer.customer)}>Zum Kunden</ScreenButton>
    )}
    <ScreenButton to={adminPaths.offers}>Alle Angebote</ScreenButton>
  </PageHeader>
)

/** The same, and what its customer waits for. */
export const OfferHeader = ({ offer, children }: Props) => (
  <>
    <OfferTitle offer={offer}>{children}</OfferTitle>
    <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
      <IncomingQuestions inquiryId={offer.inquiryId} />
    </Box>
  </>
)

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
function IncomingQuestions({ inquiryId }: { inquiryId: number }) {
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
