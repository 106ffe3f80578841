import LostIcon from '@mui/icons-material/CloseOutlined'
import WonIcon from '@mui/icons-material/EmojiEventsOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import LaterIcon from '@mui/icons-material/SnoozeOutlined'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { phoneOf } from '../../../shared/phone.ts'
import { LineButton } from './LineButton.tsx'
import { TickButton } from './TickButton.tsx'
import { canBeTicked, type Panel, panelsOf } from './todayItems.ts'

interface Props {
  item: TodayItem
  /** What is open about the line. */
  opened: Panel | null
  onPanel: (panel: Panel) => void
  onDone: () => void
  onUndone: () => void
}

const looks = {
  answer: { label: 'Antworten', Icon: ReplyIcon },
  later: { label: 'Später', Icon: LaterIcon },
  won: { label: 'Gewonnen', Icon: WonIcon },
  lost: { label: 'Verloren', Icon: LostIcon },
} as const

/** What can be done about the line that one is on. */
export const LineButtons = ({ item, opened, onPanel, ...on }: Props) => {
  const { kind, inquiry } = item
  const { name, phone } = inquiry
  const isTicked = canBeTicked(item)
  // By mail they are not reached, and an order has a button of its own.
  const isAnswered = !isTicked && kind !== 'failedMail' && kind !== 'order'
  return (
    <div className="buttons">
      {phone && (
        <LineButton
          label="Anrufen"
          name={name}
          startIcon={<PhoneIcon />}
          variant={kind === 'failedMail' ? 'contained' : 'outlined'}
          href={phoneOf(phone).href}
        />
      )}
      {isTicked && <TickButton inquiry={inquiry} variant="contained" {...on} />}
      {panelsOf(item).map((panel) => {
        const { label, Icon } = looks[panel]
        return (
          <LineButton
            key={panel}
            label={label}
            name={name}
            startIcon={<Icon />}
            variant={panel === 'answer' && isAnswered ? 'contained' : 'outlined'}
            aria-expanded={opened === panel}
            onClick={() => onPanel(panel)}
          />
        )
      })}
    </div>
  )
}
