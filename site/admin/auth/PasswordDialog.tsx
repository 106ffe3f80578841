import { zodResolver } from '@hookform/resolvers/zod'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import type { BaseSyntheticEvent } from 'react'
import { Form, HttpError, SaveButton, TextInput, useDataProvider, useNotify } from 'react-admin'
import { type PasswordChange, passwordChange } from '../../../shared/auth.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const { data: status } = useQuery({
    queryKey: ['password'],
    queryFn: () => dataProvider.passwordStatus(),
  })

  const save = async (input: unknown, event?: BaseSyntheticEvent) => {
    try {
      await dataProvider.changePassword(passwordChange.parse(input))
      notify('Passwort geändert. Alle anderen Sitzungen sind beendet.', { type: 'success' })
      onClose()
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
    <Dialog open onClose={onClose} aria-labelledby="passwort-titel" maxWidth="xs" fullWidth>
      <Form<PasswordChange>
        defaultValues={{ currentPassword: '', newPassword: '' }}
        resolver={zodResolver(passwordChange)}
        onSubmit={save}
        noValidate
      >
        <DialogTitle id="passwort-titel">Passwort ändern</DialogTitle>
        <DialogContent>
          {status?.isSetAtStart && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Die Einstellung ADMIN_PASSWORD des Servers setzt das Passwort bei jedem Start neu. Ein
              hier geändertes gilt bis dahin.
            </Alert>
          )}
          <TextInput
            source="currentPassword"
            label="Aktuelles Passwort"
            type="password"
            autoComplete="current-password"
            autoFocus
          />
          <TextInput
            source="newPassword"
            label="Neues Passwort"
            type="password"
            autoComplete="new-password"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Abbrechen</Button>
          <SaveButton label="Passwort ändern" color="secondary" icon={<KeyIcon />} alwaysEnable />
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function focusFirst(form: unknown, errors: object) {
  const [first = ''] = Object.keys(errors)
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(first) : null
  if (field instanceof HTMLElement) field.focus()
}
