import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import type { SxProps, Theme } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin'
import { BAR_HEIGHT } from '../theme/sizes.ts'

/**
 * Shows messages over the bar at the top, where one covers nothing, the newest first. Not react-admin's, which shows one
 * after the other: the newest may then say what is no longer true, or the way back of one go before it was read. They stand
 * beside the application, which is hidden from everybody who does not see while a dialog is open.
 */
export function Notification() {
  const { notifications, setNotifications } = useNotificationContext()
  const shown = stillShown(notifications)
  const close = (notice: NotificationPayload) =>
    setNotifications((all) => stillShown(all).filter((one) => one !== notice))
  const box = useRef<HTMLElement>(null)
  // A dialog hides all that was there when it opened, and what is said since belongs to it.
  useEffect(() => box.current?.removeAttribute('aria-hidden'))
  return (
    <Portal>
      <Box ref={box} sx={overBar}>
        {shown.toReversed().map((notice) => (
          <Notice key={numberOf(notice)} notice={notice} onClose={() => close(notice)} />
        ))}
      </Box>
    </Portal>
  )
}

/** Whether something can be pressed in it, such as what undoes. */
const hasWayBack = ({ message, notificationOptions }: NotificationPayload): boolean =>
  typeof message !== 'string' || Boolean(notificationOptions?.action)

/** Of all messages those that still count: the newest, because an older one may no longer be true, and each with a way back. */
export const stillShown = (notices: NotificationPayload[]): NotificationPayload[] =>
  notices.filter((notice, index) => index === notices.length - 1 || hasWayBack(notice))

const numbers = new WeakMap<NotificationPayload, number>()
let last = 0

/** Tells those apart that say the same. */
function numberOf(notice: NotificationPayload): number {
  const number = numbers.get(notice) ?? ++last
  numbers.set(notice, number)
  return number
}

interface Props {
  notice: NotificationPayload
  onClose: () => void
}

const SHOWN_MS = 6000

function Notice({ notice, onClose }: Props) {
  const translate = useTranslate()
  const { message, type, notificationOptions = {} } = notice
  const { autoHideDuration = SHOWN_MS, messageArgs, action } = notificationOptions
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Snackbar
        open
        autoHideDuration={autoHideDuration}
        // Neither a click elsewhere nor Escape, which closes a form, must take away the button that undoes.
        onClose={(_, reason) =>
          (reason === 'timeout' || (reason === 'escapeKeyDown' && !hasWayBack(notice))) && onClose()
        }
        message={typeof message === 'string' && translate(message, messageArgs)}
        action={action}
        slotProps={{ content: { sx: colours[type] } }}
        sx={inRow}
      >
        {typeof message === 'string' ? undefined : <div>{message}</div>}
      </Snackbar>
    </CloseNotificationContext.Provider>
  )
}

const coloured = (name: string) => ({ bgcolor: `${name}.main`, color: `${name}.contrastText` })

const colours: Record<NotificationPayload['type'], SxProps<Theme>> = {
  success: coloured('success'),
  info: {},
  warning: coloured('warning'),
  error: coloured('error'),
}

const MARGIN = 3
/** The free space beside it: for the menu button on phones, from tablets on for the firm's name, and for search and state. */
const [LEFT, RIGHT] = [
  { xs: 52, sm: 290 },
  { xs: 52, lg: 464 },
]

const overBar = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: MARGIN,
  left: LEFT,
  right: RIGHT,
  // Over what a dialog has dimmed there is room for three lines on a phone, which end above its title.
  'html:has(.MuiDialog-root) &': {
    left: { xs: MARGIN, sm: LEFT.sm },
    right: { xs: MARGIN, lg: RIGHT.lg },
    '& .MuiSnackbarContent-root': { fontSize: { xs: '.8125rem', sm: '.875rem' }, lineHeight: 1.2 },
  },
  // Several stand beside each other, in two lines each: below each other they would cover what is under the bar.
  display: 'grid',
  gap: 0.5,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(88%, 320px), 1fr)',
  alignItems: 'start',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '&:has(> :nth-of-type(2)) .MuiSnackbarContent-message': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // What is cut off must not look out of a padding.
    py: 0,
    my: 0.5,
  },
  '& .MuiSnackbarContent-root': {
    flexWrap: 'nowrap',
    minWidth: 0,
    minHeight: BAR_HEIGHT - 3 * MARGIN,
    py: 0,
    px: 1.5,
    justifyContent: 'center',
    lineHeight: 1.35,
    whiteSpace: 'pre-wrap',
  },
  '& .MuiSnackbarContent-message': { py: 0.5, overflow: 'hidden' },
}

const inRow = {
  '&&': { position: 'static', transform: 'none' },
  '& > *': { width: '100%' },
}
