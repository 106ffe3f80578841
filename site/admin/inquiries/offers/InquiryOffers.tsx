import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { formatEuros } from '../../../../shared/offers/money.ts'
import type { ListedOffer } from '../../../../shared/offers/offer.ts'
import { May } from '../../auth/me.tsx'
import { Failure } from '../../layout/LoadFailure.tsx'
import { OfferStatusChip } from '../../offers/OfferStatusChip.tsx'
import { offerName } from '../../offers/offerText.ts'
import { useOffersOf } from '../../offers/useOffersOf.ts'
import { adminPaths } from '../../paths.ts'
import { Section } from '../Section.tsx'
import { WriteOffer } from './WriteOffer.tsx'

/** The offers of an inquiry, and where one is begun. Spam and doubles have none. */
export const InquiryOffers = ({ inquiry }: { inquiry: InquiryDetail }) =>
  !inquiry.spam &&
  inquiry.duplicateOf === null && (
    <May permission="inquiries.edit">
      <Section title="Angebote">
        <OfferList inquiryId={inquiry.id} />
        {!inquiry.keptUntil && <WriteOffer inquiryId={inquiry.id} />}
      </Section>
    </May>
  )

function OfferList({ inquiryId }: { inquiryId: number }) {
  const { data, error, refetch } = useOffersOf(inquiryId)
  if (error) return <Failure text={error.message} onRetry={refetch} />
  if (!data)
    return (
      <Box role="status" aria-label="Angebote werden geladen">
        <Skeleton />
      </Box>
    )
  if (data.length === 0) return <Typography variant="note">Noch keines</Typography>
  return (
    <Box component="ul" aria-label="Angebote" sx={list}>
      {data.map((offer) => (
        <li key={offer.id}>
          <OneOffer offer={offer} />
        </li>
      ))}
    </Box>
  )
}

const OneOffer = ({ offer }: { offer: ListedOffer }) => (
  <>
    <Link component={LinkBase} to={adminPaths.offer(offer.id)} sx={{ fontWeight: 600 }}>
      {offerName(offer)}
    </Link>
    <OfferStatusChip status={offer.status} sx={{ ml: 1 }} />
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatEuros(offer.totals.payable)}
    </Typography>
  </>
)

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }
