import Chip, { type ChipProps } from '@mui/material/Chip'
import { type OfferStatus, offerStatusLabels } from '../../../shared/offers/offer.ts'

/** What waits for the dealer stands out, then what is won; what is over stays grey. */
const tones: Record<OfferStatus, ChipProps['color']> = {
  draft: 'default',
  sent: 'info',
  superseded: 'default',
  withdrawn: 'default',
  expired: 'default',
  declined: 'default',
  ordered: 'warning',
  accepted: 'success',
}

interface Props extends Pick<ChipProps, 'sx'> {
  status: OfferStatus
}

export const OfferStatusChip = ({ status, sx }: Props) => (
  <Chip
    size="small"
    color={tones[status]}
    variant={status === 'draft' ? 'outlined' : 'filled'}
    label={offerStatusLabels[status]}
    sx={sx}
  />
)
