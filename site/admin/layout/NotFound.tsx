import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '../paths.ts'
import { PageHeader } from './PageHeader.tsx'

export const NotFound = () => (
  <>
    <PageHeader title="Seite nicht gefunden" />
    <Typography sx={{ mb: 2 }}>Diese Adresse gibt es in der Verwaltung nicht.</Typography>
    <Button component={Link} to={adminPaths.dashboard} variant="contained">
      Zum Dashboard
    </Button>
  </>
)
