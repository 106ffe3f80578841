import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { type Offer, offerStatusLabels, paperNumber } from '../../../../shared/offers/offer.ts'
import { adminPaths } from '../../paths.ts'
import { useOffersOf } from '../useOffersOf.ts'

/** The other versions of an offer; the number says which is newer. */
export function OtherVersions({ offer }: { offer: Offer }) {
  const { data = [] } = useOffersOf(offer.inquiryId)
  const others = data.filter(({ id, number }) => number === offer.number && id !== offer.id)
  if (others.length === 0) return null
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Andere Fassungen
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map((other) => (
          <Typography key={other.id} component="li" variant="body2">
            <Link component={LinkBase} to={adminPaths.offer(other.id)}>
              {paperNumber(other)}
            </Link>{' '}
            · {offerStatusLabels[other.status]}
          </Typography>
        ))}
      </Box>
    </div>
  )
}
