import Portal from '@mui/material/Portal'
import { useState } from 'react'
import { Notification as AdminNotification, useNotificationContext } from 'react-admin'
import { BAR_HEIGHT } from '../theme/sizes.ts'

/**
 * Shows messages over the bar at the top, where they cover nothing. A new message replaces the previous one;
 * react-admin would show that to its end first, although it may no longer be true. It stands beside the application, which
 * is hidden from everybody who does not see while a dialog is open.
 */
export function Notification() {
  const { notifications } = useNotificationContext()
  const newest = notifications.at(-1)
  const [latest, setLatest] = useState({ message: newest, count: 0 })
  if (newest && newest !== latest.message) setLatest({ message: newest, count: latest.count + 1 })
  return (
    <Portal>
      <AdminNotification
        key={latest.count}
        autoHideDuration={6000}
        multiLine
        // A click elsewhere must not take away a message that nobody has read, or the button that undoes.
        slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={overBar}
      />
    </Portal>
  )
}

const MARGIN = 3
/** The free space beside it, for the menu button on narrow screens, and on wide ones for title, search and state. */
const [LEFT, RIGHT] = [
  { xs: 52, lg: 290 },
  { xs: 52, lg: 464 },
]

const overBar = {
  '&&': { top: MARGIN, left: LEFT, right: RIGHT, transform: 'none' },
  '& > *': { width: '100%' },
  '& .MuiSnackbarContent-root': {
    minWidth: 0,
    minHeight: BAR_HEIGHT - 3 * MARGIN,
    py: 0,
    px: 1.5,
    justifyContent: 'center',
    lineHeight: 1.35,
  },
  '& .MuiSnackbarContent-message': { py: 0.5, overflow: 'hidden' },
}
