import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { MINUTES_BEFORE_CALL } from '../../../shared/inquiries/next-step.ts'
import type { ComingCall } from '../../../shared/inquiries/today.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { keyOfCall, noticeOf, untold } from './callNotices.ts'
import { useToday } from './useToday.ts'

const useIsWanted = () => useStore('rueckrufe.hinweis', false)

/** Shows a notice of the browser before each call, on every screen, where somebody wanted that. */
export function CallNotices() {
  const [isWanted] = useIsWanted()
  return isWanted && permission() === 'granted' ? <Notices /> : null
}

function Notices() {
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

const permission = () => ('Notification' in window ? Notification.permission : null)

/** Asks the browser for its permission, once somebody has pressed it. */
export function CallNoticeSwitch() {
  const [isWanted, setWanted] = useIsWanted()
  const [allowed, setAllowed] = useState(permission)
  if (allowed === null) return null
  const want = async (isOn: boolean) => {
    const answer = isOn ? await Notification.requestPermission() : allowed
    setAllowed(answer)
    setWanted(isOn && answer === 'granted')
  }
  return (
    <>
      <FormControlLabel
        label="Hinweis dieses Browsers vor jedem Rückruf"
        control={
          <Switch
            checked={isWanted && allowed === 'granted'}
            disabled={allowed === 'denied'}
            onChange={({ target }) => want(target.checked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': 'about-call-notices' } }}
          />
        }
      />
      <FormHelperText id="about-call-notices">
        {allowed === 'denied'
          ? 'Ihr Browser lässt für diese Website keine Hinweise zu. Erlauben Sie sie in seinen Einstellungen.'
          : `${MINUTES_BEFORE_CALL} Minuten vorher, solange die Verwaltung in einem Fenster offen ist`}
      </FormHelperText>
    </>
  )
}
