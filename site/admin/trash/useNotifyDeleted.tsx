import { Link, SnackbarContent } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../data/adminPaths.ts'

const LINK_SHOWN_MS = 10_000

/** Tells that products were deleted, with the way to where they are now. */
export function useNotifyDeleted() {
  const notify = useNotify()
  return () =>
    notify(
      <SnackbarContent
        role="status"
        message={
          <>
            In den Papierkorb gelegt.{' '}
            <Link component={RouterLink} to={adminPaths.trash} color="inherit">
              Zum Papierkorb
            </Link>
          </>
        }
        sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
      />,
      { type: 'success', autoHideDuration: LINK_SHOWN_MS },
    )
}
