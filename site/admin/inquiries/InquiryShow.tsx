import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatDateTime } from '../../../shared/dates.ts'
import type { InquiryDetail } from '../../../shared/inquiry.ts'
import { priceParts } from '../../../shared/price.ts'
import { adminPaths } from '../paths.ts'
import { InquiryNotes, InquiryStatusSelect } from './InquiryControls.tsx'
import { telephoneLink } from './reply.ts'
import { WaitingTime } from './WaitingTime.tsx'

export const InquiryShow = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <InquiryStatusSelect inquiry={inquiry} />
      <WaitingTime inquiry={inquiry} />
    </Box>
    <Section title={inquiry.name}>
      {inquiry.company && <Typography>{inquiry.company}</Typography>}
      <Typography>
        <Link href={`mailto:${inquiry.email}`}>{inquiry.email}</Link>
      </Typography>
      {inquiry.phone && (
        <Typography>
          <Link href={telephoneLink(inquiry.phone)}>{inquiry.phone}</Link>
        </Typography>
      )}
      {inquiry.callback && <CallbackChip sx={{ mt: 1 }} />}
    </Section>
    <Machine {...inquiry} />
    <Section title="Nachricht">
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {inquiry.message}
      </Typography>
    </Section>
    <InquiryNotes inquiry={inquiry} />
    <Timeline {...inquiry} />
  </Box>
)

/** Marks an inquiry whose sender asks to be called back. */
export const CallbackChip = (props: Pick<ChipProps, 'sx'>) => (
  <Chip size="small" icon={<PhoneCallbackIcon />} label="Rückruf erbeten" {...props} />
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** The machine that the inquiry is about. If it was deleted, its title is still known. */
function Machine({ product, productTitle }: Pick<InquiryDetail, 'product' | 'productTitle'>) {
  if (!productTitle) return null
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {product ? (
          <Link component={RouterLink} to={adminPaths.product(product.id)}>
            {product.title}
          </Link>
        ) : (
          productTitle
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {product
          ? `${product.brand} ${product.model} · Baujahr ${product.year} · ${priceParts(product).amount}`
          : 'Dieses Produkt gibt es nicht mehr.'}
      </Typography>
    </Box>
  )
}

/** What has happened so far. Records from the list, which are shown first, have no events. */
function Timeline({ events }: { events?: InquiryDetail['events'] }) {
  if (!events?.length) return null
  return (
    <Section title="Verlauf">
      <Box component="ol" sx={timeline}>
        {events.map(({ at, kind, text }) => (
          <li key={`${at}-${kind}-${text}`}>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={at}>{formatDateTime(at)} Uhr</time>
            </Typography>
            <Typography color={kind === 'mailFailed' ? 'error' : 'textPrimary'}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const timeline = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pl: 2,
  display: 'grid',
  gap: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
}
