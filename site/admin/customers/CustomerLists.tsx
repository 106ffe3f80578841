import { Box, Chip, type ChipProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type Stage, stageLabels } from '../../../shared/inquiries/stage.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import type { Customer, CustomerInquiry } from '../../../shared/persons/customer.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useOpenInquiry } from '../inquiries/openInquiry.tsx'
import { cut } from '../lists/lines.ts'
import { OfferStatusChip, offerName } from '../offers/offer.tsx'
import { PlainList } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { ButtonLink, NameLink, ScreenLink } from '../parts/ScreenLink.tsx'

/** Everything that a customer has asked. Each opens over the page. */
export const CustomerInquiries = ({ inquiries }: Pick<Customer, 'inquiries'>) => (
  <Lines
    title="Anfragen"
    lines={inquiries.flatMap(linesOf).toSorted((a, b) => b.at.localeCompare(a.at))}
  />
)

/** The line of an inquiry, and one for each that was joined into it. */
const linesOf = (inquiry: CustomerInquiry): Line[] => [
  ...inquiry.joined.map((part) => ({
    id: part.id,
    at: part.createdAt,
    what: <Asked id={part.id} about={part.receipt} message={part.message} />,
    state: <Chip size="small" variant="outlined" label={`In ${inquiry.receipt}`} />,
  })),
  {
    id: inquiry.id,
    at: inquiry.createdAt,
    what: <Asked id={inquiry.id} about={aboutOf(inquiry)} message={inquiry.message} />,
    state: <State {...inquiry} />,
  },
]

const aboutOf = ({ receipt, products, concern }: Inquiry) =>
  products.map(counted).join(', ') || (concern && concernLabels[concern]) || receipt

interface AskedProps extends Pick<Inquiry, 'id' | 'message'> {
  about: string
}

function Asked({ id, about, message }: AskedProps) {
  const { open } = useOpenInquiry()
  return (
    <>
      <ButtonLink onClick={() => open(id)} sx={press}>
        {about}
      </ButtonLink>
      {message && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          {message.slice(0, 200)}
        </Typography>
      )}
    </>
  )
}

const press = { fontWeight: 600, verticalAlign: 'baseline', py: 1, my: -1 }

const tones: Partial<Record<Stage, ChipProps['color']>> = {
  new: 'info',
  offered: 'warning',
  won: 'success',
}

const State = ({ spam, duplicateOf, stage }: Pick<Inquiry, 'spam' | 'duplicateOf' | 'stage'>) => {
  const other = spam ? 'Spam' : duplicateOf === null ? null : 'Doppelt'
  return (
    <Chip
      size="small"
      variant={other ? 'outlined' : 'filled'}
      color={(!other && tones[stage]) || 'default'}
      label={other ?? stageLabels[stage]}
    />
  )
}

/** Everything that was offered to a customer. */
export const CustomerOffers = ({ offers }: Pick<Customer, 'offers'>) => (
  <Lines
    title="Angebote"
    lines={offers.map((offer) => ({
      id: offer.id,
      at: offer.sentAt ?? offer.createdAt,
      what: (
        <>
          <NameLink to={adminPaths.offer(offer.id)}>{offerName(offer)}</NameLink>
          <Box component="span" sx={{ ml: 1.5 }}>
            {formatEuros(offer.totals.payable)}
          </Box>
        </>
      ),
      state: <OfferStatusChip status={offer.status} />,
    }))}
  />
)

/** What a customer has bought; nothing is said of those who have not. */
export const BoughtMachines = ({ bought }: Pick<Customer, 'bought'>) =>
  bought.length > 0 && (
    <Lines
      title="Gekauft"
      lines={bought.map(({ productId, title, at }) => ({
        id: `${at} ${productId} ${title}`,
        at,
        what: productId ? (
          <ScreenLink to={adminPaths.product(productId)}>{title}</ScreenLink>
        ) : (
          title
        ),
      }))}
    />
  )

interface Line {
  id: number | string
  /** An ISO day or moment. */
  at: string
  /** What it is, and what leads there. Text beside it is cut where there is no room. */
  what: ReactNode
  /** At the end of the line. */
  state?: ReactNode
}

/** What happened with a customer, a line each. On a phone the day stands below. */
const Lines = ({ title, lines }: { title: string; lines: Line[] }) => (
  <Panel title={title}>
    {lines.length === 0 && <Typography variant="note">Noch keine</Typography>}
    <PlainList gap={0} aria-label={title} sx={list}>
      {lines.map(({ id, at, what, state }) => (
        <Box component="li" key={id} sx={line}>
          <Box sx={day}>{formatDay(at)}</Box>
          <Box sx={place}>{what}</Box>
          <Box sx={{ gridArea: 'state', textAlign: 'right' }}>{state}</Box>
        </Box>
      ))}
    </PlainList>
  </Panel>
)

const list = { fontVariantNumeric: 'tabular-nums' }

const line = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 44,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '88px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"what state" "day state"', sm: '"day what state"' },
  py: { xs: 0.75, sm: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

const day = { gridArea: 'day', color: 'text.secondary', fontSize: '.875rem' }

const place = { ...cut, gridArea: 'what' }
