import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { UndoneImport } from '../../../shared/stock/imports.ts'
import { adminPaths } from '../paths.ts'

interface Props {
  left: UndoneImport['left']
  onClose: () => void
}

/** Names what undoing an import has left alone. */
export const LeftDialog = ({ left, onClose }: Props) => (
  <Dialog open onClose={onClose} aria-labelledby="unveraendert-titel" maxWidth="sm" fullWidth>
    <DialogTitle id="unveraendert-titel">Diese Produkte bleiben, wie sie sind</DialogTitle>
    <DialogContent>
      <ul>
        {left.map(({ id, title, reason }) => (
          <li key={id}>
            <Link component={RouterLink} to={adminPaths.product(id)}>
              {title}
            </Link>
            : {reason}
          </li>
        ))}
      </ul>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Schließen</Button>
    </DialogActions>
  </Dialog>
)
