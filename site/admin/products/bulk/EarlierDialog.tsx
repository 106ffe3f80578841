import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type BulkEdit, bulkEdit } from '../../../../shared/catalogue/bulk-edit.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import { useMay, useMe } from '../../auth/me.tsx'
import { load } from '../../data/api.ts'
import { PlainList, Row } from '../../parts/Boxes.tsx'
import { TitledDialog } from '../../parts/TitledDialog.tsx'
import { useUndoBulkEdit } from './useBulkEdits.ts'

/** The last bulk edits, each with the way back. */
export default function EarlierDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['products', 'bulk'],
    queryFn: () => load(z.array(bulkEdit), '/products/bulk'),
  })
  return (
    <TitledDialog
      title="Frühere Sammeländerungen"
      onClose={onClose}
      actions={<Button onClick={onClose}>Schließen</Button>}
    >
      {isPending && <CircularProgress aria-label="Wird geladen" />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && (
        <Typography>
          Noch keine. Wählen Sie in der Liste mehrere Maschinen und dann „Ändern …“.
        </Typography>
      )}
      <PlainList gap={2}>
        {data?.map((edit) => (
          <Edit key={edit.id} edit={edit} />
        ))}
      </PlainList>
    </TitledDialog>
  )
}

function Edit({ edit }: { edit: BulkEdit }) {
  const { mutate: undo, isPending } = useUndoBulkEdit()
  const me = useMe()
  const mayEdit = useMay('products.edit')
  const { id, label, at, author, changed, undoneAt, undoneBy } = edit
  return (
    <Row component="li" align="center">
      <Box sx={{ flex: '1 1 16rem' }}>
        <strong>{label}</strong>
        <Typography variant="note">
          {formatCount(changed, 'Maschine', 'Maschinen')}, {formatDateTime(at)} Uhr von {author}
        </Typography>
      </Box>
      {undoneAt && (
        <Typography variant="note">
          Rückgängig gemacht am {formatDateTime(undoneAt)} Uhr von {undoneBy}
        </Typography>
      )}
      {!undoneAt && (mayEdit || author === me?.username) && (
        <Button
          disabled={isPending}
          onClick={() => undo(id)}
          aria-label={`${label} rückgängig machen`}
        >
          Rückgängig machen
        </Button>
      )}
    </Row>
  )
}
