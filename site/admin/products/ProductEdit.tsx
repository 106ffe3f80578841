import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Edit, LinkBase, type UpdateParams, useNotify, useRecordContext } from 'react-admin'
import { isPriceField } from '../../../shared/accounts/permissions.ts'
import { paths } from '../../../shared/paths.ts'
import type { Product } from '../../../shared/product/product.ts'
import { useMay } from '../auth/me.ts'
import { isConflict } from '../data/failure.ts'
import { useSaved } from '../forms/useSaved.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import type { Conflict } from './conflict.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductMissing } from './ProductMissing.tsx'
import { toFormValues } from './productForm.ts'
import { SignButton } from './SignButton.tsx'

/** Rarely needed, and much to load. */
const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
}))

export default function ProductEdit() {
  const onSuccess = useSaved()
  const notify = useNotify()
  const mayEdit = useMay('products.edit')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // The form shows this error too, but the dialog covers the form.
  const onError = async (error: Error, { data, previousData }: Partial<UpdateParams>) => {
    const seen = conflict?.theirs ?? previousData
    // Loaded only then: without a connection it would not come.
    const newer = isConflict(error)
      ? (await import('./conflict.ts')).conflictOf(error, data, seen)
      : null
    if (newer) setConflict(newer)
    else if (conflict) notify(error.message, { type: 'error' })
  }
  return (
    <Edit<Product>
      title={false}
      component="div"
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={mayEdit ? undefined : onlyPriceFields}
      queryOptions={{ onError: () => undefined }}
      error={<ProductMissing />}
    >
      <ProductHeader />
      <EditForm conflict={conflict} onCancel={() => setConflict(null)} />
    </Edit>
  )
}

/** The form may have put the other fields into an order of its own. */
const onlyPriceFields = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => isPriceField(field)))

function ProductHeader() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <PageHeader title={product.title}>
      {product.status !== 'inactive' && (
        <Button variant="outlined" href={paths.product(product.id)} target="_blank">
          Auf der Website ansehen
        </Button>
      )}
      <Button variant="outlined" component={LinkBase} to={adminPaths.productHistory(product.id)}>
        Verlauf
      </Button>
      <SignButton productId={product.id} />
    </PageHeader>
  )
}

interface FormProps {
  conflict: Conflict | null
  onCancel: () => void
}

function EditForm({ conflict, onCancel }: FormProps) {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <ProductForm draft={`produkt.${product.id}`} record={toFormValues(product)}>
      {conflict && (
        <Suspense>
          <ConflictDialog key={conflict.theirs.updatedAt} conflict={conflict} onCancel={onCancel} />
        </Suspense>
      )}
    </ProductForm>
  )
}
