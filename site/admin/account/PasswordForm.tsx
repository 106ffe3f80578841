import { zodResolver } from '@hookform/resolvers/zod'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useState } from 'react'
import { Form, HttpError, SaveButton, TextInput, useNotify } from 'react-admin'
import { type PasswordChange, passwordChange } from '../../../shared/accounts/auth-input.ts'
import { PASSWORD_HINT } from '../../../shared/accounts/password.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { withReason } from '../data/errorText.ts'
import { Fields } from '../forms/Fields.tsx'
import { FormSection } from '../forms/FormSection.tsx'

const resolver = zodResolver(passwordChange)
const empty = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
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
