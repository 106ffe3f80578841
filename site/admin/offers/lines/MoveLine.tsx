import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef } from 'react'
import { useSimpleFormIteratorItem } from 'react-admin'

/** react-admin's buttons, with the number of their line in their names, and with the focus kept. */
export function MoveLine() {
  const { index, total, reOrder } = useSimpleFormIteratorItem()
  const moved = useRef<'up' | 'down' | null>(null)
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const isLast = index >= total - 1

  // A line that moves loses the focus, and the button that was pressed may be off now.
  useEffect(() => {
    if (!moved.current) return
    const wanted = (moved.current === 'up' && index > 0) || isLast ? up : down
    moved.current = null
    wanted.current?.focus()
  }, [index, isLast, up, down])

  const move = (direction: 'up' | 'down') => {
    moved.current = direction
    reOrder(direction === 'up' ? index - 1 : index + 1)
  }
  return (
    <>
      <IconButton
        ref={up}
        size="small"
        aria-label={`Position ${index + 1} nach oben`}
        disabled={index === 0}
        onClick={() => move('up')}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        size="small"
        aria-label={`Position ${index + 1} nach unten`}
        disabled={isLast}
        onClick={() => move('down')}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  )
}

export function RemoveLine() {
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <Tooltip title="Entfernen">
      <IconButton
        size="small"
        aria-label={`Position ${index + 1} entfernen`}
        onClick={() => remove()}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
