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
import { openQuestionText } from './decisions.ts'
import { offerTitle, useOffersOf } from './offer.tsx'

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
      <IncomingQuestions offer={offer} />
    </Box>
  </>
)

interface Asked extends Pick<InquiryDetail, 'messages'> {
  offer: Offer
}

/** What the customer has asked and nobody has answered, for who decides about their offer. */
export function OpenQuestions({ offer, messages }: Asked) {
  const { data: offers = [] } = useOffersOf(offer.inquiryId)
  const questions = openQuestionsOf(messages)
  if (questions.length === 0) return null
  // The offer itself is the newer one of the two.
  const others = offers.filter(({ id }) => id !== offer.id)
  const isOrdered = [offer, ...others].some(({ status }) => status === 'ordered')
  return (
    <Alert severity="info">
      {openQuestionText(isOrdered)}
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
function IncomingQuestions({ offer }: { offer: Offer }) {
  const { data } = useGetOne<InquiryDetail>(
    'inquiries',
    { id: offer.inquiryId },
    { retry: false, refetchInterval: ({ state }) => !state.error && REFETCH_INTERVAL },
  )
  useTodayFollows(data)
  return data && isDetail(data) && <OpenQuestions offer={offer} messages={data.messages} />
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
