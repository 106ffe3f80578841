import EditIcon from '@mui/icons-material/Edit'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Category } from '../../../shared/category.ts'
import { formatCount } from '../../../shared/format.ts'
import { DeleteCategory } from './DeleteCategory.tsx'

interface Props {
  category: Category
  onEdit: () => void
}

export const CategoryRow = ({ category, onEdit }: Props) => (
  <TableRow hover>
    <TableCell sx={{ gridArea: 'order' }}>{category.sortOrder}</TableCell>
    <TableCell sx={{ gridArea: 'icon', fontSize: '1.5rem', lineHeight: 1 }}>
      {category.icon}
    </TableCell>
    <TableCell component="th" scope="row" sx={{ gridArea: 'name', fontWeight: 600 }}>
      {category.name}
      <Typography variant="body2" color="textSecondary">
        {category.slug}
      </Typography>
    </TableCell>
    <TableCell sx={{ gridArea: 'description', maxWidth: 520 }}>{category.description}</TableCell>
    <TableCell sx={{ gridArea: 'products', whiteSpace: 'nowrap' }}>
      {formatCount(category._count.products, 'Produkt', 'Produkte')}
    </TableCell>
    <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
      <Tooltip title="Bearbeiten">
        <IconButton aria-label={`${category.name} bearbeiten`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
      </Tooltip>
      <DeleteCategory category={category} />
    </TableCell>
  </TableRow>
)
