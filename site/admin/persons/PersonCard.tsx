import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Person } from '../../../shared/persons/person.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { amountText } from './personText.ts'
import { useAccess } from './usePersons.ts'

interface Props {
  person: Person
  onErased: () => void
}

/** Somebody who has written, and what can be done with what is known of him. */
export function PersonCard({ person, onErased }: Props) {
  const [isErasing, setErasing] = useState(false)
  const access = useAccess(person)
  const close = (isErased: boolean) => {
    setErasing(false)
    if (isErased) onErased()
  }
  return (
    <Paper component="section" aria-labelledby={`person-${person.key}`} sx={{ p: 2 }}>
      <Typography id={`person-${person.key}`} component="h2" variant="h6">
        {person.name}
      </Typography>
      {[person.company, ...person.emails, ...person.phones].filter(Boolean).map((said) => (
        <Typography key={said} sx={{ overflowWrap: 'anywhere' }}>
          {said}
        </Typography>
      ))}
      <Typography color="textSecondary" sx={{ my: 1 }}>
        Gespeichert: {amountText(person.items)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={access.isPending}
          onClick={() => access.mutate()}
        >
          Auskunft herunterladen
        </Button>
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setErasing(true)}>
          Löschen …
        </Button>
      </Box>
      {isErasing && <ErasureDialog person={person} onClose={close} />}
    </Paper>
  )
}
