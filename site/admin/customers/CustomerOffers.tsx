import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { formatDay } from '../../../shared/dates.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { Panel } from '../layout/Panel.tsx'
import { OfferStatusChip } from '../offers/OfferStatusChip.tsx'
import { offerName } from '../offers/offerText.ts'
import { adminPaths } from '../paths.ts'
import { Lines } from './Lines.tsx'

/** Everything that was offered to a customer. */
export const CustomerOffers = ({ offers }: Pick<Customer, 'offers'>) => (
  <Panel title="Angebote">
    {offers.length === 0 && <Typography variant="note">Noch keine</Typography>}
    <Lines
      label="Angebote"
      lines={offers.map((offer) => ({
        id: offer.id,
        day: formatDay(offer.sentAt ?? offer.createdAt),
        what: (
          <>
            <Link component={LinkBase} to={adminPaths.offer(offer.id)} sx={{ fontWeight: 600 }}>
              {offerName(offer)}
            </Link>
            <Box component="span" sx={{ ml: 1.5 }}>
              {formatEuros(offer.totals.payable)}
            </Box>
          </>
        ),
        state: <OfferStatusChip status={offer.status} />,
      }))}
    />
  </Panel>
)
