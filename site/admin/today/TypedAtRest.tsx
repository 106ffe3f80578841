import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { Row } from '../parts/Boxes.tsx'
import { BOTTOM_BAR } from '../theme/sizes.ts'

/** Whoever takes the keys for awake presses A first; no German sentence begins with it and a capital. */
const MEANT_KEY = /^a(?=\p{Lu})/gmu

const WORD = /^[\p{L}\p{N}]$/u

/** What is typed where the keyboard rests: it means nothing there, and yet is not lost. `line` is where it was typed. */
export function useTypedAtRest() {
  const [typed, setTyped] = useState('')
  const [line, moveTo] = useState<number | null>(null)
  const withKey = (text: string, key: string) => {
    if (key === 'Backspace') return text.slice(0, -1)
    // Nobody begins with a blank.
    if (text === '' && !WORD.test(key)) return ''
    if (key !== 'Enter') return text + key
    return `${text}\n`
  }
  return {
    text: typed.replace(MEANT_KEY, ''),
    line,
    moveTo,
    add: (key: string, line: number | null) => {
      setTyped((text) => withKey(text, key))
      moveTo(line)
    },
    /** What is typed from now on is something else. */
    end: () => setTyped((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)),
    drop: () => setTyped(''),
  }
}

interface Props {
  text: string
  /** Whether a form is open, which it must not cover: then it stands below all lines, else in sight. */
  isFormOpen: boolean
  /** The customer on whose line the keyboard rests, if it still is there. */
  inquiry: Pick<Inquiry, 'name'> | null
  onTake: () => void
  onDrop: () => void
}

/** Shows it, and begins an answer with it if that was meant. */
export const TypedAtRest = ({ text, isFormOpen, inquiry, onTake, onDrop }: Props) => (
  <Box role="status" sx={{ ...place, position: isFormOpen ? 'static' : 'sticky' }}>
    <Typography variant="body2">
      Noch nirgends eingetragen. Um weiterzumachen, drücken Sie <kbd>↓</kbd> oder klicken Sie eine
      Zeile an.
    </Typography>
    <Typography sx={words}>{text}</Typography>
    <Row>
      {inquiry && (
        <Button variant="outlined" size="small" onClick={onTake}>
          Als Antwort an {inquiry.name}
        </Button>
      )}
      <Button color="inherit" size="small" onClick={onDrop}>
        Verwerfen
      </Button>
    </Row>
  </Box>
)

const place = {
  bottom: `calc(${BOTTOM_BAR} + 16px)`,
  zIndex: 1,
  display: 'grid',
  gap: 1,
  maxWidth: 420,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 3,
}

const words = {
  maxHeight: '7.5em',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontWeight: 600,
}
