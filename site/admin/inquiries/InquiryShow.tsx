import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useGetMany } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductStatus } from '../../../shared/catalogue/terms.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { concernLabels } from '../../../shared/inquiries/concern.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { adminStatusLabels, type Product } from '../../../shared/product/product.ts'
import { adminPaths } from '../paths.ts'
import { InquiryStatusSelect } from './InquiryControls.tsx'
import { InquiryNotes } from './InquiryNotes.tsx'
import { WaitingTime } from './WaitingTime.tsx'

export const InquiryShow = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <InquiryStatusSelect inquiry={inquiry} />
      <WaitingTime inquiry={inquiry} />
    </Box>
    <Section title={inquiry.name}>
      {inquiry.company && <Typography>{inquiry.company}</Typography>}
      {inquiry.email && (
        <Typography>
          <Link href={`mailto:${inquiry.email}`}>{inquiry.email}</Link>
        </Typography>
      )}
      {inquiry.phone && (
        <Typography>
          <Link href={phoneOf(inquiry.phone).href}>{inquiry.phone}</Link>
        </Typography>
      )}
      <InquiryChips inquiry={inquiry} sx={{ mt: 1, mr: 1 }} />
    </Section>
    <InquiryMachines {...inquiry} />
    {inquiry.message && (
      <Section title="Nachricht">
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {inquiry.message}
        </Typography>
      </Section>
    )}
    <InquiryNotes inquiry={inquiry} />
    <Timeline {...inquiry} />
  </Box>
)

/** Says of an inquiry what it is about besides machines, and whether its sender asks to be called back. */
export const InquiryChips = ({
  inquiry: { concern, callback },
  sx,
}: { inquiry: Pick<InquiryDetail, 'concern' | 'callback'> } & Pick<ChipProps, 'sx'>) => (
  <>
    {concern && <Chip size="small" label={concernLabels[concern]} sx={sx} />}
    {callback && <Chip size="small" icon={<PhoneCallbackIcon />} label="Rückruf erbeten" sx={sx} />}
  </>
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

/** What has happened so far. Records from the list, which are shown first, have no events. */
function Timeline({ events }: { events?: InquiryDetail['events'] }) {
  if (!events?.length) return null
  return (
    <Section title="Verlauf">
      <Box component="ol" sx={timeline}>
        {events.map(({ at, kind, text, author }) => (
          <li key={`${at}-${kind}-${text}`}>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={at}>{formatDateTime(at)} Uhr</time>
              {author && ` · ${author}`}
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

/** The machines that the inquiry is about. If one was deleted, its title is still known. */
function InquiryMachines({ product, products }: Pick<InquiryDetail, 'product' | 'products'>) {
  const ids = products.flatMap(({ id }) => id ?? [])
  const { data = [] } = useGetMany<Product>('products', { ids })
  const statusOf = new Map(data.map(({ id, status }) => [id, status]))
  if (products.length === 0) return null
  return (
    <Box component="ul" aria-label="Maschinen" sx={machineList}>
      {products.map(({ id, title, available }) => (
        <li key={`${id}-${title}`}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {id ? (
              <Link component={RouterLink} to={adminPaths.product(id)}>
                {title}
              </Link>
            ) : (
              title
            )}
            {id && <StatusChip isAvailable={available} status={statusOf.get(id)} />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {id === null && 'Dieses Produkt gibt es nicht mehr.'}
            {product?.id === id && product && detailsOf(product)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

const detailsOf = (product: NonNullable<InquiryDetail['product']>) =>
  `${product.brand} ${product.model} · Baujahr ${product.year} · ${priceParts(product).amount}`

interface StatusProps {
  isAvailable: boolean
  /** Undefined until the machine is loaded. */
  status: ProductStatus | undefined
}

/** Says whether a machine can still be had; the title alone reads as if it could. */
function StatusChip({ isAvailable, status }: StatusProps) {
  const label = status === undefined ? 'Derzeit nicht verfügbar' : adminStatusLabels[status]
  return (
    <Chip
      size="small"
      color={isAvailable ? 'success' : status === 'sold' ? 'error' : 'warning'}
      label={isAvailable ? 'Verfügbar' : label}
      sx={{ ml: 1 }}
    />
  )
}

const machineList = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
