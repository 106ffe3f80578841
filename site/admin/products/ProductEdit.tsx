import Button from '@mui/material/Button'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { Product } from '../../../shared/product.ts'
import { draftKey } from '../forms/draft.ts'
import { Loading } from '../layout/Loading.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductMissing } from './ProductMissing.tsx'
import { toFormValues } from './productForm.ts'
import { useSaveProduct } from './useSaveProduct.ts'

export default function ProductEdit() {
  const { id } = useParams()
  const { data, error, refetch } = useGetOne<Product>(
    'products',
    { id: Number(id) },
    { retry: false, refetchOnReconnect: false },
  )
  if (error && !data) return <ProductMissing error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return <EditProduct key={data.id} product={data} />
}

function EditProduct({ product }: { product: Product }) {
  const { save, conflict, settle, cancel } = useSaveProduct(product)
  return (
    <>
      <PageHeader title={product.title}>
        {product.status !== 'inactive' && (
          <Button variant="outlined" href={paths.product(product.id)} target="_blank">
            Auf der Website ansehen
          </Button>
        )}
      </PageHeader>
      <ProductForm
        values={toFormValues(product)}
        draft={draftKey(`produkt.${product.id}`)}
        onSave={save}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.updatedAt}
          conflict={conflict}
          onSettle={settle}
          onCancel={cancel}
        />
      )}
    </>
  )
}
