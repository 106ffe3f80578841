import { useSearchParams } from 'react-router-dom'
import { parseId } from '../../../shared/paths.ts'

const PARAMETER = 'anfrage'

/** Which enquiry is open stands in the address, so that it can be shared and the back button closes it. */
export function useOpenInquiry() {
  const [search, setSearch] = useSearchParams()
  const show = (id: number | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      if (id === null) next.delete(PARAMETER)
      else next.set(PARAMETER, String(id))
      return next
    })
  return {
    openId: parseId(search.get(PARAMETER) ?? undefined),
    open: (id: number) => show(id),
    close: () => show(null),
  }
}
