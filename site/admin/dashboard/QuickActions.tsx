import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { adminPaths } from '../paths.ts'

export const QuickActions = () => (
  <>
    <Button
      component={Link}
      to={adminPaths.newProduct}
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
    >
      Neues Produkt
    </Button>
    <Button component={Link} to={adminPaths.newCategory} variant="outlined" startIcon={<AddIcon />}>
      Neue Kategorie
    </Button>
    <Button component={Link} to={adminPaths.inquiries} variant="outlined">
      Anfragen ansehen
    </Button>
  </>
)
