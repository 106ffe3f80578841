import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'

export function ProductMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHeader title={missing ? 'Produkt nicht gefunden' : 'Fehler beim Laden der Produkte'} />
      <Typography sx={{ mb: 2 }}>
        {missing ? 'Das angeforderte Produkt konnte nicht geladen werden.' : error.message}
      </Typography>
      {!missing && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={() => onRetry()}>
          Erneut versuchen
        </Button>
      )}
      <Button component={Link} to={adminPaths.products} variant="outlined">
        Zu den Produkten
      </Button>
    </>
  )
}
