import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import type { Offer } from '../../../shared/offers/offer.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { offerTitle } from './offerText.ts'

interface Props {
  offer: Offer
  children?: ReactNode
}

export const OfferHeader = ({ offer, children }: Props) => (
  <PageHeader title={offerTitle(offer)}>
    {children}
    <Button variant="outlined" component={LinkBase} to={adminPaths.inquiry(offer.inquiryId)}>
      Zur Anfrage
    </Button>
    {offer.customer && (
      <Button variant="outlined" component={LinkBase} to={adminPaths.customer(offer.customer)}>
        Zum Kunden
      </Button>
    )}
    <Button variant="outlined" component={LinkBase} to={adminPaths.offers}>
      Alle Angebote
    </Button>
  </PageHeader>
)
