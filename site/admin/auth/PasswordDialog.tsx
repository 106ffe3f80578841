import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { type PasswordChange, passwordChange } from '../../../shared/auth.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { FormErrors } from '../forms/FormErrors.tsx'
import { SchemaForm } from '../forms/SchemaForm.tsx'
import { saveFailure } from '../forms/saveFailure.ts'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { TextInput } from '../forms/TextInput.tsx'

const resolver = schemaResolver<PasswordChange, PasswordChange>(passwordChange)

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const { data: status } = useQuery({
    queryKey: ['password'],
    queryFn: () => dataProvider.passwordStatus(),
  })

  const save = async (change: PasswordChange) => {
    try {
      await dataProvider.changePassword(change)
      notify('Passwort geändert. Alle anderen Sitzungen sind beendet.', { type: 'success' })
      onClose()
      return undefined
    } catch (error) {
      return saveFailure('Fehler beim Ändern des Passworts', error)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="passwort-titel" maxWidth="xs" fullWidth>
      <SchemaForm
        values={{ currentPassword: '', newPassword: '' }}
        resolver={resolver}
        onSave={save}
      >
        <DialogTitle id="passwort-titel">Passwort ändern</DialogTitle>
        <DialogContent>
          <FormErrors />
          {status?.isSetAtStart && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Die Einstellung ADMIN_PASSWORD des Servers setzt das Passwort bei jedem Start neu. Ein
              hier geändertes gilt bis dahin.
            </Alert>
          )}
          <Box sx={{ display: 'grid', gap: 2 }}>
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
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" variant="contained" color="secondary">
            Passwort ändern
          </Button>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  )
}
