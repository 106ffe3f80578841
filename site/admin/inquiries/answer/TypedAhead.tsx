import Box from '@mui/material/Box'
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { dropDraft, readDraft, writeDraft } from '../../kept/draft.ts'
import { BOTTOM_BAR } from '../../theme/sizes.ts'
import { answerDraftName } from './answerPlace.ts'

/** What takes the first words of an answer, because its box has to be loaded before. */
export interface Ahead {
  inquiry: Pick<Inquiry, 'id' | 'name'>
  field: RefObject<HTMLTextAreaElement | null>
  /** Called when the box has the words. */
  end: () => void
}

/** `begin` takes what is typed from the same moment on; `ahead` is to be shown and given to the answer box. */
export function useTypedAhead() {
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useCallback(() => setAhead(null), [])
  const begin = ({ id, name }: Ahead['inquiry']) => setAhead({ inquiry: { id, name }, field, end })
  return { ahead, begin, end }
}

/** For the answer box: has it go on with what was typed ahead, and with the keyboard unless that has gone elsewhere. */
export function useTakeOver(ahead: Ahead | null, box: RefObject<HTMLTextAreaElement | null>) {
  const { setValue } = useFormContext()
  const { isReady } = useFormState()
  const text: unknown = useWatch({ name: 'text' })
  useEffect(() => {
    const field = ahead?.field.current
    // Before, the form would take it and show it nowhere.
    if (!ahead || !field || !isReady) return
    const { activeElement } = document
    // Looks again once the box shows it: more may have been typed by then. What is typed in the box itself goes before.
    if (field.value !== text && activeElement !== box.current)
      return setValue('text', field.value, { shouldDirty: true })
    if (activeElement === field) focusAtEnd(box.current)
    ahead.end()
  }, [ahead, box, isReady, text, setValue])
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Names the field, in which keys are text. */
export const TYPED_AHEAD = 'antwort-beginn'

/** Of a draft what is needed here; the answer box reads the rest. */
const begun = z.looseObject({ text: z.string() })

/** Goes on with a draft, and keeps what is typed as one at once. It shows only where loading takes a moment. */
export function TypedAhead({ ahead }: { ahead: Ahead }) {
  const { id, name } = ahead.inquiry
  const [draft] = useState(() => readDraft(answerDraftName(id), begun)?.values ?? { text: '' })
  const labelId = useId()
  useLayoutEffect(() => focusAtEnd(ahead.field.current), [ahead])
  const keep = (text: string) => {
    if (text.trim() === '') dropDraft(answerDraftName(id))
    else writeDraft(answerDraftName(id), { ...draft, text })
  }
  return (
    <Box sx={place}>
      <span id={labelId}>Antwort an {name}. Die Anfrage öffnet sich gleich.</span>
      <textarea
        id={TYPED_AHEAD}
        ref={ahead.field}
        aria-labelledby={labelId}
        rows={4}
        defaultValue={draft.text}
        onChange={({ target }) => keep(target.value)}
      />
    </Box>
  )
}

const place = {
  position: 'fixed',
  right: 16,
  bottom: `calc(${BOTTOM_BAR} + 16px)`,
  zIndex: 'modal',
  display: 'grid',
  gap: 0.5,
  width: 'min(560px, 100vw - 32px)',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 3,
  fontSize: '.875rem',
  '& textarea': {
    p: 1,
    border: 1,
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    resize: 'none',
  },
  opacity: 0,
  animation: 'antwort-beginn 0s .4s forwards',
  '@keyframes antwort-beginn': { to: { opacity: 1 } },
}
