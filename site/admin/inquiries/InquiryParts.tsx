import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { ListNoResults, useListContext } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { CallbackChip } from './CallbackChip.tsx'
import { useOpenInquiry } from './useOpenInquiry.ts'

interface Props {
  inquiry: Inquiry
}

export const Received = ({ inquiry: { createdAt, receipt } }: Props) => (
  <>
    {formatDateTime(createdAt)}
    <Detail>{receipt}</Detail>
  </>
)

/** Opens the inquiry, by keyboard too. */
export function Sender({ inquiry: { id, name, company, status } }: Props) {
  const { open } = useOpenInquiry()
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => open(id)}
        sx={{ fontWeight: status === 'new' ? 700 : 500, fontSize: '1rem', textAlign: 'left' }}
      >
        {name}
      </Link>
      <Detail>{company}</Detail>
    </>
  )
}

export const Machine = ({ inquiry: { productTitle, callback } }: Props) => (
  <>
    {productTitle ?? '–'} {callback && <CallbackChip sx={{ ml: 1 }} />}
  </>
)

/** Nothing after a failure, which says so itself. */
export function NoInquiries() {
  const { error, filterValues } = useListContext()
  if (error) return null
  return (
    <>
      <ListNoResults />
      <CardContent sx={{ pt: 0 }}>
        {filterValues.search
          ? `Gesucht wurde nach „${filterValues.search}“.`
          : 'Neue Anfragen erscheinen hier von selbst.'}
      </CardContent>
    </>
  )
}

const Detail = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)
