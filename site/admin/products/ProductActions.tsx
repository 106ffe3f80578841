import CopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { Product } from '../../../shared/product.ts'
import { adminPaths } from '../paths.ts'
import { DeleteProduct } from './DeleteProduct.tsx'
import { duplicateState } from './productForm.ts'

export const ProductActions = ({ product }: { product: Product }) => (
  <>
    {product.status !== 'inactive' && (
      <Tooltip title="Ansehen">
        <IconButton
          href={paths.product(product.id)}
          target="_blank"
          aria-label={`${product.title} ansehen`}
        >
          <VisibilityIcon />
        </IconButton>
      </Tooltip>
    )}
    <Tooltip title="Bearbeiten">
      <IconButton
        component={Link}
        to={adminPaths.product(product.id)}
        aria-label={`${product.title} bearbeiten`}
      >
        <EditIcon />
      </IconButton>
    </Tooltip>
    <Tooltip title="Duplizieren">
      <IconButton
        component={Link}
        to={adminPaths.newProduct}
        state={duplicateState(product)}
        aria-label={`${product.title} duplizieren`}
      >
        <CopyIcon />
      </IconButton>
    </Tooltip>
    <DeleteProduct product={product} />
  </>
)
