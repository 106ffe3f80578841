import Paper from '@mui/material/Paper'
import { useLayoutEffect, useRef, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { Ahead } from '../inquiries/answer/TypedAhead.tsx'
import { OneInquiry } from '../inquiries/InquiryDialog.tsx'
import { BAR_HEIGHT } from '../theme/sizes.ts'
import { PANE } from './useOpenLine.ts'

interface Props {
  id: number
  /** What takes the first words of an answer. */
  ahead: Ahead | null
  onSent: () => void
  onClose: () => void
}

/** The inquiry that is open, beside the list. */
export default function InquiryPane({ id, ahead, onSent, onClose }: Props) {
  const box = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<string>()
  useLayoutEffect(() => setHeight(heightOf(box.current)), [])
  return (
    <Paper
      ref={box}
      component="aside"
      id={PANE}
      aria-labelledby="anfrage-titel"
      variant="outlined"
      sx={[pane, { height }]}
    >
      {/* It scrolls to what was said last as soon as it is there, in the height that it has then. */}
      {height && (
        <ResourceContextProvider value="inquiries">
          <OneInquiry id={id} onClose={onClose} answer={{ onSent, ahead }} />
        </ResourceContextProvider>
      )}
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
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
}
