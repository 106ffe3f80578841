import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { HttpError, LinkBase, useEditContext } from 'react-admin'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'

export function ProductMissing() {
  const { error, refetch } = useEditContext()
  const missing = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={missing ? 'Produkt nicht gefunden' : 'Fehler beim Laden der Produkte'} />
      <Typography sx={{ mb: 2 }}>
        {missing ? 'Das angeforderte Produkt konnte nicht geladen werden.' : error?.message}
      </Typography>
      {!missing && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      )}
      <Button component={LinkBase} to={adminPaths.products} variant="outlined">
        Zu den Produkten
      </Button>
    </>
  )
}
