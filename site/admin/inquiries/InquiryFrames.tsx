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
} from './openInquiry.tsx'

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
      sx={talkAbove(644)}
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

/**
 * Leaves the conversation what of a window's height, in pixels, the rest does not need. In one so low that only a few
 * cut lines would be left, it has no place of its own: all scrolls together.
 */
const talkAbove = (rest: number) => ({
  [TALK_HEIGHT]: 'none',
  [`@media (min-height: ${rest + LEAST_TALK}px)`]: { [TALK_HEIGHT]: `calc(100vh - ${rest}px)` },
})

const LEAST_TALK = 140

const GAP = 24

/** Ends it above the end of the screen also while the page is at its top, whatever stands above the list. */
function heightOf(pane: HTMLElement | null): string {
  const top = pane?.parentElement?.getBoundingClientRect().top ?? 0
  return `calc(100vh - ${top + scrollY + GAP}px)`
}

const pane = {
  ...talkAbove(750),
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
}
