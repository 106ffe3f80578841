import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { restOnLine } from '../lists/lines.ts'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

const offers = z.array(z.object({ id: z.number() }))
const begun = z.object({ id: z.number() })

/** The key O of a line: goes on with the offer that is begun for an inquiry, or begins one, and leads there. */
export function useOfferKey() {
  const navigate = useNavigate()
  const { mutate, isPending } = useCall({
    call: async (inquiryId: number) => {
      const [draft] = await load(offers, `/offers?inquiry=${inquiryId}&status=draft&limit=1`)
      return draft ?? load(begun, `/contact/${inquiryId}/offers`, { json: {} })
    },
    onDone: ({ id }) => navigate(adminPaths.offer(id)),
    failed: 'Das Angebot konnte nicht begonnen werden',
    invalidates: EVERYTHING,
  })
  /** @returns whether it was this key */
  return (key: string, inquiryId: number): boolean => {
    if (key !== 'o') return false
    restOnLine(inquiryId)
    if (!isPending) mutate(inquiryId)
    return true
  }
}
