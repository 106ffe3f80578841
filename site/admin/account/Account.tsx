import KeyIcon from '@mui/icons-material/KeyOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { TextInput } from 'react-admin'
import { z } from 'zod'
import {
  type CurrentUser,
  passwordStatus,
  type Session,
  session,
} from '../../../shared/accounts/auth.ts'
import { type OwnAddress, ownAddress } from '../../../shared/accounts/own-address.ts'
import { type PasswordChange, passwordChange } from '../../../shared/accounts/password.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { accountChanged, useMay, useMe } from '../auth/me.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { callApi, load } from '../data/api.ts'
import { CallForm } from '../forms/ShortForm.tsx'
import { AlertAbove, Stacked } from '../parts/Boxes.tsx'
import { PageHeader, Panel, QueryPanel, Rows } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'
import { Calendar } from './Calendar.tsx'
import { Notifications } from './Notifications.tsx'
import SecondFactor from './SecondFactor.tsx'

/** What belongs to the user's own account. */
export default function Account() {
  const me = useMe()
  const mayReadInquiries = useMay('inquiries.read')
  return (
    <>
      <PageHeader title="Mein Konto" />
      <Stacked sx={{ maxWidth: 720 }}>
        {me && <SecondFactor isOn={me.hasSecondFactor} />}
        {me && <AddressForm me={me} />}
        <PasswordForm />
        {me && mayReadInquiries && <Notifications me={me} />}
        {mayReadInquiries && <Calendar />}
        <Sessions />
      </Stacked>
    </>
  )
}

const empty = { currentPassword: '', newPassword: '' }

function PasswordForm() {
  const { data: status } = useQuery({
    queryKey: ['password'],
    queryFn: () => load(passwordStatus, '/auth/password'),
  })
  return (
    <Panel title="Passwort">
      {status?.isSetAtStart && (
        <AlertAbove severity="warning">
          Die Einstellung ADMIN_PASSWORD des Servers setzt das Passwort bei jedem Start neu. Ein
          hier geändertes gilt bis dahin.
        </AlertAbove>
      )}
      <CallForm
        schema={passwordChange}
        start={empty}
        call={changePassword}
        done="Passwort geändert. Alle anderen Sitzungen sind beendet."
        failed="Fehler beim Ändern des Passworts"
        save="Passwort ändern"
        color="secondary"
        icon={<KeyIcon />}
      >
        <PasswordField source="currentPassword" label="Aktuelles Passwort" />
        <PasswordField source="newPassword" label="Neues Passwort" isNew />
      </CallForm>
    </Panel>
  )
}

const changePassword = (json: PasswordChange) => callApi('/auth/password', { method: 'PUT', json })

const QUERY = ['auth', 'sessions']

/** Where the user is logged in. */
function Sessions() {
  const query = useQuery({
    queryKey: QUERY,
    queryFn: () => load(z.array(session), '/auth/sessions'),
  })
  return (
    <QueryPanel title="Angemeldet auf" query={query}>
      {(sessions) => (
        <Rows>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </Rows>
      )}
    </QueryPanel>
  )
}

function Row({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const { mutate: end, isPending } = useCall({
    call: () => callApi(`/auth/sessions/${id}`, { method: 'DELETE' }),
    done: 'Sitzung beendet',
    failed: 'Fehler beim Beenden der Sitzung',
    invalidates: QUERY,
  })
  const began = `Angemeldet ${formatDateTime(createdAt)} Uhr`
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="strong">{device}</Typography>
        <Typography variant="note">
          {isCurrent ? began : `${began}, zuletzt benutzt ${formatDateTime(lastUsedAt)} Uhr`}
        </Typography>
      </Box>
      {isCurrent ? (
        <Typography variant="body2">Diese Sitzung</Typography>
      ) : (
        <Button disabled={isPending} onClick={() => end()} aria-label={`${device} abmelden`}>
          Abmelden
        </Button>
      )}
    </li>
  )
}

const changeAddress = (json: OwnAddress) => callApi('/auth/email', { method: 'PUT', json })

/** Where the link goes that replaces a forgotten password. */
const AddressForm = ({ me }: { me: CurrentUser }) => (
  <Panel title="E-Mail-Adresse">
    {!me.email && (
      <Typography variant="intro">
        Ohne Adresse kommen Sie nicht wieder hinein, wenn Sie Ihr Passwort vergessen.
      </Typography>
    )}
    <CallForm
      schema={ownAddress}
      start={{ email: me.email ?? '', password: '' }}
      call={changeAddress}
      onDone={accountChanged}
      done="E-Mail-Adresse gespeichert"
      failed="Fehler beim Speichern der E-Mail-Adresse"
      save="Adresse speichern"
      color="secondary"
    >
      <TextInput
        source="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        helperText="Dorthin geht der Link, wenn Sie Ihr Passwort vergessen haben"
      />
      <PasswordField source="password" label="Passwort zur Bestätigung" />
    </CallForm>
  </Panel>
)
