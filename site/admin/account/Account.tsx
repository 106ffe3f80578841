import { zodResolver } from '@hookform/resolvers/zod'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useState } from 'react'
import { Form, HttpError, SaveButton, TextInput, useNotify } from 'react-admin'
import type { Session } from '../../../shared/accounts/auth.ts'
import { type PasswordChange, passwordChange } from '../../../shared/accounts/auth-input.ts'
import { PASSWORD_HINT } from '../../../shared/accounts/password.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { useMay, useMe } from '../auth/me.tsx'
import { QueryPanel, Rows } from '../dashboard/Panel.tsx'
import { withReason } from '../data/failure.ts'
import { Fields, FormSection } from '../forms/FormSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useCall } from '../layout/useCall.ts'
import { AddressForm } from './AddressForm.tsx'
import { Calendar } from './Calendar.tsx'
import { SecondFactor } from './SecondFactor.tsx'

/** What belongs to the user's own account. */
export default function Account() {
  const me = useMe()
  const mayReadInquiries = useMay('inquiries.read')
  return (
    <>
      <PageHeader title="Mein Konto" />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {me && <SecondFactor isOn={me.hasSecondFactor} />}
        {me && <AddressForm me={me} />}
        <PasswordForm />
        {mayReadInquiries && <Calendar />}
        <Sessions />
      </Box>
    </>
  )
}

const resolver = zodResolver(passwordChange)
const empty = { currentPassword: '', newPassword: '' }

function PasswordForm() {
  const notify = useNotify()
  const [turn, setTurn] = useState(0)
  const { data: status } = useQuery({
    queryKey: ['password'],
    queryFn: () => accountCalls.passwordStatus(),
  })

  const save = async (input: unknown, event?: BaseSyntheticEvent) => {
    try {
      await accountCalls.changePassword(passwordChange.parse(input))
      notify('Passwort geändert. Alle anderen Sitzungen sind beendet.', { type: 'success' })
      setTurn(turn + 1)
      return undefined
    } catch (error) {
      notify(withReason('Fehler beim Ändern des Passworts', error), { type: 'error' })
      const errors: object = (error instanceof HttpError && error.body?.errors) || {}
      // react-admin shows the errors beside their fields but does not move the focus.
      focusFirst(event?.target, errors)
      return errors
    }
  }

  return (
    <FormSection title="Passwort">
      <Form<PasswordChange>
        key={turn}
        defaultValues={empty}
        resolver={resolver}
        onSubmit={save}
        noValidate
      >
        {status?.isSetAtStart && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            Die Einstellung ADMIN_PASSWORD des Servers setzt das Passwort bei jedem Start neu. Ein
            hier geändertes gilt bis dahin.
          </Alert>
        )}
        <Fields>
          <TextInput
            source="currentPassword"
            label="Aktuelles Passwort"
            type="password"
            autoComplete="current-password"
          />
          <TextInput
            source="newPassword"
            label="Neues Passwort"
            type="password"
            autoComplete="new-password"
            helperText={PASSWORD_HINT}
          />
        </Fields>
        <SaveButton
          label="Passwort ändern"
          color="secondary"
          icon={<KeyIcon />}
          alwaysEnable
          sx={{ mt: 1 }}
        />
      </Form>
    </FormSection>
  )
}

function focusFirst(form: unknown, errors: object) {
  const [first = ''] = Object.keys(errors)
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(first) : null
  if (field instanceof HTMLElement) field.focus()
}

const QUERY = ['auth', 'sessions']

/** Where the user is logged in. */
function Sessions() {
  const query = useQuery({ queryKey: QUERY, queryFn: () => accountCalls.sessions() })
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
    call: () => accountCalls.endSession(id),
    done: 'Sitzung beendet',
    failed: 'Fehler beim Beenden der Sitzung',
    invalidates: QUERY,
  })
  const began = `Angemeldet ${formatDateTime(createdAt)} Uhr`
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
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
