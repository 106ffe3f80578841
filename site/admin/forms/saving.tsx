import { Button, Typography } from '@mui/material'
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { LinkBase, SaveButton, Toolbar, useCreatePath, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { AlertAbove } from '../parts/Boxes.tsx'

/** Why a form is not saved although the user asked for it. */
type Hold = 'waiting' | 'refused'

/** The uploads of a form that are not part of it yet. */
interface Uploads {
  running: number
  /** Those that could be tried again. */
  failed: number
}

interface Gate extends Uploads {
  state: Hold | 'open'
  report: (uploads: Uploads) => void
}

const NONE: Uploads = { running: 0, failed: 0 }
const GateContext = createContext<Gate>({ ...NONE, state: 'open', report: () => undefined })

export const useUploadGate = () => useContext(GateContext)

/** Tells the form about its uploads. */
export function useReportUploads({ running, failed }: Uploads) {
  const { report } = useUploadGate()
  useEffect(() => {
    report({ running, failed })
    return () => report(NONE)
  }, [report, running, failed])
}

/**
 * Holds back the saving of the form inside, by button or Enter, until its uploads are done. The form is saved
 * then, unless one of them failed.
 */
export function UploadGate({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [uploads, report] = useState(NONE)
  const [asked, setAsked] = useState<Hold | null>(null)
  const { running, failed } = uploads

  const hold = (event: SyntheticEvent) => {
    const reason = running > 0 ? 'waiting' : failed > 0 ? 'refused' : null
    setAsked(reason)
    if (!reason) return
    event.preventDefault()
    event.stopPropagation()
  }

  useEffect(() => {
    if (asked === 'waiting' && running === 0) box.current?.querySelector('form')?.requestSubmit()
  }, [asked, running])

  const isHeld = asked === 'waiting' || (asked === 'refused' && running === 0 && failed > 0)
  const state = asked && isHeld ? asked : 'open'
  return (
    <GateContext value={{ running, failed, state, report }}>
      <div ref={box} onSubmitCapture={hold}>
        {children}
      </div>
    </GateContext>
  )
}

interface Props {
  save?: string | undefined
  cancel?: ReactNode
  children?: ReactNode
}

/** The save button is always enabled, so that saving an empty form names what is missing. */
export function FormToolbar({ save = 'ra.action.save', cancel, children }: Props) {
  const { isSubmitting } = useFormState()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Toolbar>
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
      {children}
      {cancel ?? (
        <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
          Abbrechen
        </Button>
      )}
      <UploadNotice />
    </Toolbar>
  )
}

const notices = {
  open: null,
  waiting: 'Gespeichert wird, sobald die Bilder hochgeladen sind …',
  refused:
    'Nicht gespeichert: Es fehlen Bilder. Bitte laden Sie sie erneut hoch oder entfernen Sie sie aus der Liste.',
}

/** Says why a press on the save button has not saved yet. */
function UploadNotice() {
  const { state } = useUploadGate()
  return (
    <Typography
      role="status"
      variant="body2"
      color={state === 'refused' ? 'error' : 'textPrimary'}
      sx={{ flex: '1 1 240px', fontWeight: 600, '&:empty': { flexBasis: 0 } }}
    >
      {notices[state]}
    </Typography>
  )
}

/** For a form with FormErrors, because react-admin would report the same failure a second time. */
export const handledByForm = { onError: () => undefined }

interface ErrorsProps {
  /** What is said once all fields are right again, for a form whose fields are judged when they are left. */
  mended?: string
}

/** The errors of a form, for as long as they last. react-admin's own notice disappears too soon. */
export function FormErrors({ mended }: ErrorsProps) {
  const { errors, submitCount, isSubmitSuccessful } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  const { root, ...fields } = errors
  // Before that it would move what is just being pressed.
  const inFields = submitCount > 0 && Object.keys(fields).length > 0
  const reason = root?.serverError?.message

  useEffect(() => {
    if (submitCount > 0 && reason) box.current?.scrollIntoView({ block: 'center' })
  }, [submitCount, reason])

  if (!inFields && !reason) {
    // It stays, since leaving the last wrong field is often the press on something that would move away.
    const isMended = mended && submitCount > 0 && !isSubmitSuccessful
    return isMended ? <AlertAbove severity="info">{mended}</AlertAbove> : null
  }
  return (
    <AlertAbove
      ref={box}
      severity="error"
      action={
        !inFields && (
          <Button type="submit" color="inherit">
            Erneut versuchen
          </Button>
        )
      }
    >
      {reason ?? 'Bitte prüfen Sie die markierten Felder.'}
    </AlertAbove>
  )
}
