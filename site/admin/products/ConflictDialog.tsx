import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { SaveButton } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import type { Conflict } from './conflict.ts'
import { differingFields, likelySide, mergeVersions } from './mergeVersions.ts'

interface Props {
  conflict: Conflict
  onCancel: () => void
}

/** Compares the user's version with a newer one field by field, and saves what the user chooses. */
export function ConflictDialog({ conflict: { base, mine, theirs }, onCancel }: Props) {
  const fields = differingFields(mine, theirs)
  const [sides, setSides] = useState(() =>
    Object.fromEntries(fields.map((field) => [field, likelySide(field, base, mine)])),
  )
  return (
    <Dialog open onClose={onCancel} aria-labelledby="konflikt" maxWidth="md" fullWidth>
      <DialogTitle id="konflikt">Dieses Produkt wurde inzwischen geändert</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Jemand hat es am {formatDateTime(theirs.updatedAt)} Uhr gespeichert, während Sie es
          bearbeitet haben. Wählen Sie, was gelten soll.
        </Typography>
        {fields.map((field) => (
          <ConflictChoice
            key={field}
            field={field}
            mine={mine}
            theirs={theirs}
            side={sides[field] ?? 'theirs'}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        {fields.length === 0 && <Typography>Beide Fassungen sind gleich.</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Weiter bearbeiten</Button>
        <SaveButton
          type="button"
          label="Auswahl speichern"
          transform={() => mergeVersions(mine, theirs, sides)}
          mutationOptions={{ meta: { ifMatch: theirs.updatedAt } }}
        />
      </DialogActions>
    </Dialog>
  )
}
