import Button from '@mui/material/Button'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
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

/** Nothing after a failure, which says so itself. On a phone react-admin's ListNoResults has an empty button. */
export function NoInquiries() {
  const { error, filterValues, setFilters } = useListContext()
  if (error) return null
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <CardContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography variant="h2">Keine Anfragen gefunden</Typography>
      {filterValues.search && <span>Gesucht wurde nach „{filterValues.search}“.</span>}
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          Filter zurücksetzen
        </Button>
      ) : (
        'Neue Anfragen erscheinen hier von selbst.'
      )}
    </CardContent>
  )
}

const Detail = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)
