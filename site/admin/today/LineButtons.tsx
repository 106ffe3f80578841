import LostIcon from '@mui/icons-material/CloseOutlined'
import WonIcon from '@mui/icons-material/DoneOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import LaterIcon from '@mui/icons-material/SnoozeOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { type Panel, panelsOf } from './todayItems.ts'

interface Props {
  item: TodayItem
  panel: Panel | null
  onPanel: (panel: Panel) => void
}

const looks = {
  answer: { label: 'Antworten', Icon: ReplyIcon },
  later: { label: 'Später', Icon: LaterIcon },
  won: { label: 'Gewonnen', Icon: WonIcon },
  lost: { label: 'Verloren', Icon: LostIcon },
} as const

export const LineButtons = ({ item, panel: open, onPanel }: Props) => {
  const { inquiry } = item
  const { name, phone } = inquiry
  const panels = panelsOf(item)
  const isClosed = panels.length === 2
  // By mail they are not reached, and an order has a button of its own.
  const isAnswered = item.kind !== 'order' && item.kind !== 'failedMail'
  return (
    <Box sx={panels.length > 2 ? row : pair}>
      {phone && (
        <LineButton
          label="Anrufen"
          name={name}
          startIcon={<PhoneIcon />}
          variant={item.kind === 'failedMail' ? 'contained' : 'outlined'}
          href={phoneOf(phone).href}
        />
      )}
      {panels.map((panel) => {
        const { label, Icon } = looks[panel]
        return (
          <LineButton
            key={panel}
            label={panel === 'won' && isClosed ? 'Erledigt' : label}
            name={name}
            startIcon={<Icon />}
            variant={panel === 'answer' && isAnswered ? 'contained' : 'outlined'}
            aria-expanded={open === panel}
            onClick={() => onPanel(panel)}
          />
        )
      })}
    </Box>
  )
}

const pair = {
  display: { xs: 'grid', md: 'flex' },
  gap: 1,
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  '& > .MuiButton-root': { minHeight: 44 },
}

/** On a phone calling and answering are the widest, for the thumb. */
const row = {
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gap: 1,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > .MuiButton-root': { gridColumn: 'span 2', minHeight: 44, px: { xs: 0.5, md: 2 } },
  '& > .MuiButton-root:nth-last-child(5), & > .MuiButton-root:nth-last-child(4)': {
    gridColumn: 'span 3',
  },
  '& > .MuiButton-root:first-child:nth-last-child(4)': { gridColumn: 'span 6' },
  '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
}

interface LineButtonProps extends ButtonProps {
  label: string
  /** Whom it concerns, for those who cannot see on which line it stands. */
  name: string
}

export const LineButton = ({ label, name, ...rest }: LineButtonProps) => (
  <Button variant="outlined" aria-label={`${label}: ${name}`} {...rest}>
    {label}
  </Button>
)
