import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useState } from 'react'
import { MINUTES_BEFORE_CALL } from '../../../shared/inquiries/stage.ts'
import { noticePermission, useCallNoticeWish } from './callNoticeWish.ts'

/** Asks the browser for its permission, once somebody has pressed it. */
export function CallNoticeSwitch() {
  const [isWanted, setWanted] = useCallNoticeWish()
  const [allowed, setAllowed] = useState(noticePermission)
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
