import Dialog from '@mui/material/Dialog'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLayoutEffect, useRef, useState } from 'react'
import { focusLine, restOnLine } from '../lists/lines.ts'
import { BAR_HEIGHT } from '../theme/sizes.ts'
import { Neighbours } from './Neighbours.tsx'
import { OneInquiry } from './OneInquiry.tsx'
import {
  type BesideProps,
  type OverProps,
  PANE,
  TALK_HEIGHT,
  TITLE,
  useOpenInquiry,
} from './openInquiry.ts'

/** The inquiry that the address names, over the screen. */
export function OverScreen({ closesWhenSent = false }: OverProps) {
  const { openId, close } = useOpenInquiry()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  // The last inquiry stays in the dialog while it fades out.
  const [id, setId] = useState(openId)
  if (openId !== null && openId !== id) setId(openId)
  const isSent = useRef(false)
  const closeSent = () => {
    isSent.current = true
    close()
  }
  return (
    <Dialog
      open={openId !== null}
      onClose={close}
      fullScreen={isPhone}
      maxWidth="lg"
      fullWidth
      aria-labelledby={TITLE}
      sx={{ [TALK_HEIGHT]: 'max(140px, 100vh - 644px)' }}
      slotProps={{
        transition: {
          onEnter: () => {
            isSent.current = false
          },
          onExited: (dialog) => keepFocus(dialog, id, isSent.current),
        },
      }}
    >
      {openId !== null && <Neighbours id={openId} />}
      <OneInquiry
        id={id ?? 0}
        isRead={openId !== null}
        onClose={close}
        {...(closesWhenSent && { answer: { onSent: closeSent } })}
      />
    </Dialog>
  )
}

/**
 * In a list the keyboard goes on at the line of the inquiry that was open last, and rests there after an answer was sent.
 * Where there is none, no press on this screen has opened it, or the opener is gone, it goes on in the screen, not at the
 * top of the page.
 * @param dialog as long as it is there, what was focused in it still is
 */
function keepFocus(dialog: HTMLElement, id: number | null, isSent: boolean) {
  if (id !== null && (isSent ? restOnLine(id) : focusLine(id))) return
  const { activeElement, body } = document
  if (activeElement !== body && !dialog.contains(activeElement)) return
  const content = document.getElementById('main-content')
  content?.setAttribute('tabindex', '-1')
  content?.focus({ preventScroll: true })
}

/** The inquiry that is open, beside the list. */
export function BesideList({ id, onClose, ahead, onSent }: BesideProps) {
  const box = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<string>()
  useLayoutEffect(() => setHeight(heightOf(box.current)), [])
  return (
    <Paper
      ref={box}
      component="aside"
      id={PANE}
      aria-labelledby={TITLE}
      variant="outlined"
      sx={[pane, { height }]}
    >
      {/* It scrolls to what was said last as soon as it is there, in the height that it has then. */}
      {height && <OneInquiry id={id} onClose={onClose} answer={{ onSent, ahead }} />}
    </Paper>
  )
}

const GAP = 24

/** Ends it above the end of the screen also while the page is at its top, whatever stands above the list. */
function heightOf(pane: HTMLElement | null): string {
  const top = pane?.parentElement?.getBoundingClientRect().top ?? 0
  return `calc(100vh - ${top + scrollY + GAP}px)`
}

const pane = {
  [TALK_HEIGHT]: 'max(140px, 100vh - 750px)',
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
}
