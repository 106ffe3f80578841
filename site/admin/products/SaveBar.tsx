import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { adminPaths } from '../paths.ts'

/** Always within reach at the lower edge. */
export function SaveBar() {
  const { isSubmitting } = useFormState()
  return (
    <Paper
      square
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        mt: 2,
        mx: { xs: -2, md: -3 },
        px: { xs: 2, md: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
        {isSubmitting ? 'Wird gespeichert …' : 'Speichern'}
      </Button>
      <Button component={Link} to={adminPaths.products}>
        Abbrechen
      </Button>
    </Paper>
  )
}
