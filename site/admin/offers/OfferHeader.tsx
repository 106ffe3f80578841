import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Offer } from '../../../shared/offers/offer.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PageHeader } from '../parts/Page.tsx'
import { ScreenButton } from '../parts/ScreenLink.tsx'
import { offerTitle } from './offerText.tsx'
import { IncomingQuestions } from './sent/BeforeDeciding.tsx'

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
