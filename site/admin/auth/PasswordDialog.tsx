import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
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
