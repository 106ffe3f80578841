import LostIcon from '@mui/icons-material/CloseOutlined'
import WonIcon from '@mui/icons-material/DoneOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import LaterIcon from '@mui/icons-material/SnoozeOutlined'
import Box from '@mui/material/Box'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { LineButton } from './LineButton.tsx'
import type { Panel } from './useShortcuts.ts'

interface Props {
  item: TodayItem
  panel: Panel | null
  onPanel: (panel: Panel) => void
}

const buttons = [
  { panel: 'answer', label: 'Antworten', Icon: ReplyIcon },
  { panel: 'later', label: 'Später', Icon: LaterIcon },
  { panel: 'won', label: 'Gewonnen', Icon: WonIcon },
  { panel: 'lost', label: 'Verloren', Icon: LostIcon },
] as const

export const LineButtons = ({ item, panel: open, onPanel }: Props) => {
  const { inquiry } = item
  const { name, phone } = inquiry
  // What becomes of an order is decided by confirming or refusing it.
  const isOrder = item.kind === 'order'
  return (
    <Box sx={isOrder ? pair : row}>
      {phone && (
        <LineButton
          label="Anrufen"
          name={name}
          startIcon={<PhoneIcon />}
          href={phoneOf(phone).href}
        />
      )}
      {buttons.slice(0, isOrder ? 1 : undefined).map(({ panel, label, Icon }) => (
        <LineButton
          key={panel}
          label={label}
          name={name}
          startIcon={<Icon />}
          variant={panel === 'answer' && !isOrder ? 'contained' : 'outlined'}
          aria-expanded={open === panel}
          onClick={() => onPanel(panel)}
        />
      ))}
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
