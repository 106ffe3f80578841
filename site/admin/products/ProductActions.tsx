import CopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Button, DeleteWithConfirmButton, LinkBase, useRecordContext } from 'react-admin'
import { paths } from '../../../shared/paths.ts'
import type { Product } from '../../../shared/product.ts'
import { adminPaths } from '../paths.ts'
import { copyOf } from './productForm.ts'

export function ProductActions() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <>
      {product.status !== 'inactive' && (
        <Button
          label={`${product.title} ansehen`}
          title="Ansehen"
          component="a"
          href={paths.product(product.id)}
          target="_blank"
        >
          <VisibilityIcon />
        </Button>
      )}
      <Button
        label={`${product.title} bearbeiten`}
        title="Bearbeiten"
        component={LinkBase}
        to={adminPaths.product(product.id)}
      >
        <EditIcon />
      </Button>
      <Button
        label={`${product.title} duplizieren`}
        title="Duplizieren"
        component={LinkBase}
        to={adminPaths.newProduct}
        state={{ record: copyOf(product) }}
      >
        <CopyIcon />
      </Button>
      <DeleteWithConfirmButton title="Löschen" />
    </>
  )
}
