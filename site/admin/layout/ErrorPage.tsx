import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { FORBIDDEN } from '../../../shared/accounts/permissions.ts'
import { adminPaths } from '../paths.ts'

/** For a screen that fails. react-admin's own has too little contrast for axe. */
export const ErrorPage = () => (
  <>
    <Typography variant="h1" sx={{ mb: 2 }}>
      Es ist ein Fehler aufgetreten
    </Typography>
    <Typography sx={{ mb: 2 }}>
      Diese Seite konnte nicht angezeigt werden. Ihre Entwürfe bleiben erhalten.
    </Typography>
    <Button variant="contained" onClick={() => location.reload()} sx={start}>
      Seite neu laden
    </Button>
  </>
)

/** For an unknown address. react-admin's own has too little contrast for axe. */
export const NotFound = () => (
  <>
    <Title title="Seite nicht gefunden" />
    <Typography sx={{ mb: 2 }}>Diese Adresse gibt es in der Verwaltung nicht.</Typography>
    <Button component={Link} to={adminPaths.dashboard} variant="contained" sx={start}>
      Zum Dashboard
    </Button>
  </>
)

/** For a screen that the user's role does not open. react-admin's own has too little contrast for axe. */
export const AccessDenied = () => (
  <>
    <Title title="Kein Zugriff" />
    <Typography sx={{ mb: 2 }}>
      {FORBIDDEN}. Fragen Sie Ihren Administrator, wenn Sie diese Seite brauchen.
    </Typography>
    <Button component={Link} to={adminPaths.dashboard} variant="contained" sx={start}>
      Zum Dashboard
    </Button>
  </>
)

const start = { alignSelf: 'start' }
