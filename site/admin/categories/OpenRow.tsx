import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFormIsDirty } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DiscardQuestion, UNSAVED } from '../forms/DiscardQuestion.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'

interface OpenRow {
  /** Does it, but not before the user has agreed to lose the changes of the row that is open. */
  askFirst: (then: () => void) => void
  report: (isUnsaved: boolean) => void
}

const OpenRowContext = createContext<OpenRow>({
  askFirst: (then) => then(),
  report: () => undefined,
})

export const useAskFirst = () => useContext(OpenRowContext).askFirst

/** Keeps the changes of the row that is open from getting lost when another one is opened. */
export function OpenRowGuard({ children }: { children: ReactNode }) {
  const isUnsaved = useRef(false)
  const [asked, setAsked] = useState<{ then: () => void; isAgreed: boolean } | null>(null)
  const report = useCallback((unsaved: boolean) => {
    isUnsaved.current = unsaved
  }, [])
  const askFirst = useCallback((then: () => void) => {
    if (isUnsaved.current) setAsked({ then, isAgreed: false })
    else then()
  }, [])
  // The question closes first, because it would take the focus away from the row that opens.
  useEffect(() => {
    if (!asked?.isAgreed) return
    setAsked(null)
    asked.then()
  }, [asked])
  const openRow = useMemo(() => ({ askFirst, report }), [askFirst, report])
  return (
    <OpenRowContext value={openRow}>
      {children}
      <DiscardQuestion
        isOpen={asked !== null && !asked.isAgreed}
        onKeep={() => setAsked(null)}
        onDiscard={() => asked && setAsked({ ...asked, isAgreed: true })}
      />
    </OpenRowContext>
  )
}

/** For the form of a row: says whether it has changes, and forgets them when the row is closed. */
export function RowChanges() {
  const { report } = useContext(OpenRowContext)
  const { reset } = useFormContext()
  const isUnsaved = useFormIsDirty()

  useEffect(() => {
    report(isUnsaved)
    return () => report(false)
  }, [report, isUnsaved])
  return <LeaveQuestion loss={isUnsaved ? UNSAVED : null} onDiscard={reset} />
}
