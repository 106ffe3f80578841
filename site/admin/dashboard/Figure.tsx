import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../shared/format.ts'

interface Props {
  label: string
  note?: string
  /** Undefined while it is loading, null where it could not be loaded. */
  value: number | null | undefined
  /** Where the figure comes from. */
  to: string
  /** Waves with the signal colour when there is something to do. */
  signal?: boolean
}

export const Figure = ({ label, note, value, to, signal = false }: Props) => (
  <Card
    sx={{
      borderLeft: 4,
      borderLeftColor: signal && value ? 'secondary.main' : 'divider',
    }}
  >
    <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography
        variant="h1"
        component="p"
        sx={{ fontSize: '2.25rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {value === undefined ? <Skeleton width={48} /> : value === null ? '–' : formatNumber(value)}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </CardActionArea>
  </Card>
)
