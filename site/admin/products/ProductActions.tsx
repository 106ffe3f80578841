import CopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Button, DeleteWithConfirmButton, LinkBase, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { Product } from '../../../shared/product/product.ts'
import { May } from '../auth/May.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifyDeleted } from '../trash/useNotifyDeleted.tsx'

export function ProductActions() {
  const product = useRecordContext<Product>()
  const navigate = useNavigate()
  const notifyDeleted = useNotifyDeleted()
  if (!product) return null
  const duplicate = async () => {
    // Brings the rules of the form, which the list does not need.
    const { copyOf } = await import('./productForm.ts')
    navigate(adminPaths.newProduct, { state: { record: copyOf(product) } })
  }
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
      <May permission="products.create">
        <Button label={`${product.title} duplizieren`} title="Duplizieren" onClick={duplicate}>
          <CopyIcon />
        </Button>
      </May>
      <May permission="products.delete">
        <DeleteWithConfirmButton title="Löschen" mutationOptions={{ onSuccess: notifyDeleted }} />
      </May>
    </>
  )
}
