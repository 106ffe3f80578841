import BackIcon from '@mui/icons-material/ArrowBack'
import DownIcon from '@mui/icons-material/ArrowDownward'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'

interface MoveProps {
  /** What the row is called in the names of its buttons, such as „Position 3“. */
  name: string
  index: number
  count: number
  /** Whether rows stand beside each other. */
  isAcross?: boolean
  onMove: (to: number) => void
}

/** Move a row of a list, and keep the focus at it. */
export function MoveButtons({ name, index, count, isAcross = false, onMove }: MoveProps) {
  const moved = useRef<'back' | 'on' | null>(null)
  const [back, on] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const isLast = index >= count - 1

  // A row that moves loses the focus, and the button that was pressed may be off now.
  useEffect(() => {
    if (!moved.current) return
    const wanted = (moved.current === 'back' && index > 0) || isLast ? back : on
    moved.current = null
    wanted.current?.focus()
  }, [index, isLast, back, on])

  const move = (direction: 'back' | 'on') => {
    moved.current = direction
    onMove(direction === 'back' ? index - 1 : index + 1)
  }
  const [backLabel, onLabel] = isAcross ? ['nach vorn', 'nach hinten'] : ['nach oben', 'nach unten']
  const [Back, On] = isAcross ? [BackIcon, ForwardIcon] : [UpIcon, DownIcon]
  return (
    <>
      <IconButton
        ref={back}
        aria-label={`${name} ${backLabel}`}
        disabled={index === 0}
        onClick={() => move('back')}
      >
        <Back fontSize="small" />
      </IconButton>
      <IconButton
        ref={on}
        aria-label={`${name} ${onLabel}`}
        disabled={isLast}
        onClick={() => move('on')}
      >
        <On fontSize="small" />
      </IconButton>
    </>
  )
}

interface RemoveProps {
  /** What is pressed to be gone, such as „Position 3 entfernen“. */
  label: string
  disabled?: boolean
  onRemove: () => void
}

export const RemoveButton = ({ label, disabled = false, onRemove }: RemoveProps) => (
  <IconButton aria-label={label} title={label} disabled={disabled} onClick={onRemove}>
    <DeleteIcon fontSize="small" />
  </IconButton>
)
