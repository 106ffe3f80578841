import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

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
