import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { CurrentUser } from '../../../shared/accounts/auth.ts'
import type { OwnMails } from '../../../shared/accounts/own-address.ts'
import { MINUTES_BEFORE_CALL } from '../../../shared/inquiries/stage.ts'
import { accountChanged } from '../auth/me.tsx'
import { callApi } from '../data/api.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'
import { CallNoticeSwitch } from '../today/CallNoticeSwitch.tsx'

/** How somebody hears of the inquiries that they are responsible for while they do not look at them. */
export const Notifications = ({ me }: { me: CurrentUser }) => (
  <Panel title="Benachrichtigungen">
    <Stacked>
      <div>
        <MailSwitch me={me} />
      </div>
      <div>
        <CallNoticeSwitch />
      </div>
    </Stacked>
  </Panel>
)

function MailSwitch({ me: { email, inquiryMails } }: { me: CurrentUser }) {
  const { mutate: want, isPending } = useCall({
    call: (json: OwnMails) => callApi('/auth/mails', { method: 'PUT', json }),
    onDone: accountChanged,
    done: (_, { inquiries }) =>
      inquiries ? 'Sie bekommen E-Mails zu Ihren Anfragen' : 'Sie bekommen keine E-Mails mehr',
    failed: 'Nicht gespeichert',
  })
  return (
    <>
      <FormControlLabel
        label="E-Mails zu den Anfragen, für die ich zuständig bin"
        control={
          <Switch
            checked={inquiryMails}
            disabled={isPending}
            onChange={({ target }) => want({ inquiries: target.checked })}
            slotProps={{ input: { role: 'switch', 'aria-describedby': 'about-own-mails' } }}
          />
        }
      />
      <FormHelperText id="about-own-mails">
        {email
          ? `Neue Anfragen, Bestellungen, Zusagen, Absagen und Fragen, und ${MINUTES_BEFORE_CALL} Minuten vor jedem Rückruf eine Erinnerung, an ${email}. Die Adressen der Firma bekommen sie ohnehin.`
          : 'Dazu brauchen Sie eine E-Mail-Adresse.'}
      </FormHelperText>
    </>
  )
}
