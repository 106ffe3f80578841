import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { parseId } from '../../../shared/paths.ts'

const PARAMETER = 'anfrage'

/**
 * Which inquiry is open stands in the address: it can be shared, and the back button closes it.
 * Closing it leaves no such address in the history, which would open it once more.
 */
export function useOpenInquiry() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const show = (id: number) =>
    setSearch(
      (current) => {
        current.set(PARAMETER, String(id))
        return current
      },
      { preventScrollReset: true, state: { isOpenedHere: true } },
    )
  const hide = () =>
    setSearch(
      (current) => {
        current.delete(PARAMETER)
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  return {
    openId: parseId(search.get(PARAMETER) ?? undefined),
    open: show,
    close: () => (state?.isOpenedHere ? navigate(-1) : hide()),
  }
}

/** react-admin keeps a list's whole address for the next visit, which would open the inquiry again. */
export function useForgetOpenInquiry() {
  const [kept, keep] = useStore<Record<string, unknown>>('inquiries.listParams', {})
  useEffect(() => {
    if (!(PARAMETER in kept)) return
    const { [PARAMETER]: _, ...rest } = kept
    keep(rest)
  }, [kept, keep])
}
