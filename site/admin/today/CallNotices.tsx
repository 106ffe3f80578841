import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ComingCall } from '../../../shared/inquiries/today.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { keyOfCall, noticeOf, untold } from './callNotices.ts'
import { useToday } from './useToday.ts'

/** Shows a notice of the browser before each call. */
export default function CallNotices() {
  const navigate = useNavigate()
  const [told, setTold] = useStore<string[]>('rueckrufe.gemeldet', [])
  const calls = useToday('me').data?.calls
  useEffect(() => {
    const { fresh, told: now } = untold(calls ?? [], told, new Date())
    if (fresh.length === 0) return
    for (const call of fresh) show(call, () => navigate(adminPaths.inquiry(call.id)))
    setTold(now)
  }, [calls, told, setTold, navigate])
  return null
}

function show(call: ComingCall, open: () => void) {
  const { title, body } = noticeOf(call)
  try {
    // Several windows with the same notice show it once.
    const notice = new Notification(title, { body, tag: keyOfCall(call) })
    notice.onclick = () => {
      focus()
      open()
      notice.close()
    }
  } catch {
    // Browsers of phones show notices of installed applications alone; the mail comes there, too.
  }
}
