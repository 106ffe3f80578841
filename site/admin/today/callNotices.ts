import type { ComingCall } from '../../../shared/inquiries/today.ts'
import { formatTime } from '../../../shared/time/dates.ts'

/** So many calls are remembered as told: a browser tells each once, whatever is loaded anew. */
const MOST_TOLD = 50

/** A call at another time is another one. */
export const keyOfCall = ({ id, at }: Pick<ComingCall, 'id' | 'at'>) => `${id} ${at}`

/** The calls of which nobody was told yet, and those told afterwards. */
export function untold(calls: readonly ComingCall[], told: readonly string[], now: Date) {
  const fresh = calls.filter(
    (call) => Date.parse(call.at) > now.getTime() && !told.includes(keyOfCall(call)),
  )
  return { fresh, told: [...told, ...fresh.map(keyOfCall)].slice(-MOST_TOLD) }
}

/** What the notice of a call says. */
export const noticeOf = ({ name, company, phone, at }: ComingCall) => ({
  title: `Rückruf um ${formatTime(at)} Uhr`,
  body: [[name, company].filter(Boolean).join(', '), phone].filter(Boolean).join('\n'),
})
