import Box from '@mui/material/Box'
import {
  type KeyboardEvent,
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
import { dropDraft, readDraft, writeDraft } from '../../kept/draft.ts'
import { BOTTOM_BAR } from '../../theme/sizes.ts'
import { type Ahead, answerDraftName } from '../openInquiry.tsx'

/**
 * `begin` takes what is typed from the same moment on, after a text that was typed before; `ahead` is to be shown and given
 * to the answer box.
 */
export function useTypedAhead() {
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isToSend = useRef(false)
  const end = useCallback(() => setAhead(null), [])
  const begin = ({ id, name }: Ahead['inquiry'], text = '') => {
    isToSend.current = false
    setAhead({ inquiry: { id, name }, text, field, isToSend, end })
  }
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
    if (ahead.isToSend.current) box.current?.form?.requestSubmit()
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
  const [isToSend, setToSend] = useState(false)
  const labelId = useId()
  const keep = useCallback(
    (text: string) => {
      if (text.trim() === '') dropDraft(answerDraftName(id))
      else writeDraft(answerDraftName(id), { ...draft, text })
    },
    [id, draft],
  )
  useLayoutEffect(() => {
    focusAtEnd(ahead.field.current)
    if (ahead.text) keep(ahead.field.current?.value ?? '')
  }, [ahead, keep])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent, currentTarget } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || nativeEvent.isComposing) return
    if (currentTarget.value.trim() === '') return
    event.preventDefault()
    ahead.isToSend.current = true
    setToSend(true)
  }
  return (
    <Box sx={place}>
      <span id={labelId}>
        {isToSend
          ? `Die Antwort an ${name} wird gesendet, sobald die Anfrage offen ist.`
          : `Antwort an ${name}. Die Anfrage öffnet sich gleich.`}
      </span>
      <textarea
        id={TYPED_AHEAD}
        ref={ahead.field}
        aria-labelledby={labelId}
        rows={4}
        defaultValue={[draft.text, ahead.text].filter(Boolean).join('\n')}
        // What is typed on is not meant for the answer that is to be sent.
        readOnly={isToSend}
        onChange={({ target }) => keep(target.value)}
        onKeyDown={press}
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
