import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { formatDateTime } from '../../../../shared/dates.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'

interface Props extends Pick<ListedInquiry, 'doubles'> {
  onOpen: (id: number) => void
}

/** What said the same once more, below the first one. */
export const Doubles = ({ doubles, onOpen }: Props) =>
  doubles.map(({ id, receipt, createdAt }) => (
    <Box key={id} role="row" sx={double}>
      <Box role="cell">
        Dasselbe noch einmal am {formatDateTime(createdAt)} Uhr:{' '}
        <Link component="button" type="button" onClick={() => onOpen(id)} sx={{ font: 'inherit' }}>
          {receipt}
        </Link>
      </Box>
    </Box>
  ))

const double = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, lg: 36 },
  pl: '58px',
  pr: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  fontSize: '.875rem',
}
