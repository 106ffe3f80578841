import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PageHeader } from './PageHeader.tsx'

/** What is left when a screen breaks, or its part of the program could not be loaded. */
export const ErrorPage = () => (
  <>
    <PageHeader title="Es ist ein Fehler aufgetreten" />
    <Typography sx={{ mb: 2 }}>
      Diese Seite konnte nicht angezeigt werden. Entwürfe von Produkten bleiben erhalten.
    </Typography>
    <Button variant="contained" onClick={() => location.reload()}>
      Seite neu laden
    </Button>
  </>
)
