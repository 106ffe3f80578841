import { Box, Button, Typography } from '@mui/material'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { forSaleText, useWin } from '../inquiries/changeInquiry.ts'
import { LostForm } from '../inquiries/LostForm.tsx'
import { MoveStepForm } from '../inquiries/step/StepForm.tsx'
import { lineAround, PANEL_ATTRIBUTE } from '../lists/lines.ts'
import { Row } from '../parts/Boxes.tsx'
import { type Panel, panelLabels } from './todayItems.ts'

interface FormProps {
  inquiry: TodayItem['inquiry']
  machines: TodayItem['machines']
  onDone: () => void
  onUndone: () => void
  onCancel: () => void
}

const forms = { later: MoveStepForm, won: Won, lost: LostForm }

interface Props extends FormProps {
  panel: Panel
  /** Where the inquiry is answered. */
  answer: ReactNode
}

/**
 * What opens below a line. Escape closes it, and what was typed stays. The keyboard rests on it, so that nothing that is
 * typed on decides anything: the tabulator or an arrow leads into it.
 */
export default function LinePanel({ panel, answer, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const { id, name } = props.inquiry
  useEffect(() => {
    // Not from another line, or from the words of an answer.
    if (lineAround(document.activeElement) === id) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  const enter = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, repeat } = event
    if (target !== box.current || repeat) return
    if (key === 'Enter' && (ctrlKey || metaKey)) return notify(RESTS, { type: 'info' })
    if (key !== 'ArrowDown') return
    event.preventDefault()
    const find = (field: string) => box.current?.querySelector<HTMLElement>(field)
    const first = find('input:checked') ?? find('input, button')
    first?.focus()
  }
  const Form = panel === 'answer' ? null : forms[panel]
  return (
    <Box
      ref={box}
      role="group"
      aria-label={`${panelLabels[panel]}: ${name}`}
      tabIndex={-1}
      {...{ [PANEL_ATTRIBUTE]: '' }}
      onKeyDown={enter}
      sx={panelBox}
    >
      {Form ? <Form {...props} /> : answer}
    </Box>
  )
}

const RESTS = 'Erst mit ↓ ins Formular, dann gilt Strg+Enter.'

const panelBox = {
  px: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { maxWidth: 900 },
  '&:focus-visible': { outline: '2px dashed', outlineOffset: '-2px' },
}

function Won({ inquiry, machines, onDone, onUndone, onCancel }: FormProps) {
  const { win, winAndLeave, next, isPending } = useWin(inquiry, { onUndone })
  const forSale = machines.filter(({ state }) => state === 'free').map(({ title }) => title)
  const close = (event: FormEvent) => {
    event.preventDefault()
    win(onDone)
  }
  return (
    <form onSubmit={close}>
      <Typography gutterBottom>
        {next} {forSaleText(forSale)}
      </Typography>
      <Row>
        <Button type="submit" variant="contained" color="secondary" disabled={isPending}>
          Als gewonnen abschließen
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => winAndLeave(onDone)}>
          Gewonnen, nichts mehr zu tun
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Abbrechen
        </Button>
      </Row>
    </form>
  )
}
