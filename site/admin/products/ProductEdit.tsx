import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Edit, LinkBase, useRecordContext } from 'react-admin'
import { paths } from '../../../shared/addresses/paths.ts'
import { isSaleField } from '../../../shared/product/fields.ts'
import type { Product } from '../../../shared/product/product.ts'
import { May, useMay } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { fetchFile } from '../data/api.ts'
import { useConflict } from '../forms/ConflictDialog.tsx'
import { handledByForm } from '../forms/saving.tsx'
import { useOpenFile } from '../parts/files.tsx'
import { lazyPart } from '../parts/Loading.tsx'
import { Missing, PageHeader } from '../parts/Page.tsx'
import { ProductForm } from './ProductForm.tsx'
import { useProductSaved } from './ProductInterest.tsx'
import { toFormValues } from './productForm.ts'

/** Rarely needed, and much to load. */
const VersionChoice = lazyPart(() => import('./VersionChoice.tsx'))

export default function ProductEdit() {
  const onSuccess = useProductSaved()
  const mayEdit = useMay('products.edit')
  return (
    <Edit<Product>
      mutationOptions={{ onSuccess, ...handledByForm }}
      transform={mayEdit ? undefined : onlySaleFields}
      queryOptions={{ onError: () => undefined }}
      error={missing}
    >
      <OpenedProduct />
    </Edit>
  )
}

/** The form may have tidied the other fields. */
const onlySaleFields = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => isSaleField(field)))

function OpenedProduct() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <>
      <ProductHeader product={product} />
      <ProductForm draft={`produkt.${product.id}`} record={toFormValues(product)}>
        <NewerVersion />
      </ProductForm>
    </>
  )
}

function ProductHeader({ product }: { product: Product }) {
  return (
    <PageHeader title={product.title}>
      {product.status !== 'inactive' && (
        <Button variant="outlined" href={paths.product(product.id)} target="_blank">
          Auf der Website ansehen
        </Button>
      )}
      <May permission="history.read">
        <Button variant="outlined" component={LinkBase} to={adminPaths.productHistory(product.id)}>
          Verlauf
        </Button>
      </May>
      {product.status !== 'sold' && (
        <May permission="inquiries.edit">
          <Button
            variant="outlined"
            component={LinkBase}
            to={adminPaths.newInquiry}
            state={{ productIds: [product.id], isOffer: true }}
          >
            Angebot schreiben
          </Button>
        </May>
      )}
      <SignButton productId={product.id} />
    </PageHeader>
  )
}

function NewerVersion() {
  const { newer, end } = useConflict()
  return (
    newer && (
      <Suspense>
        <VersionChoice key={newer.version} newer={newer} onCancel={end} />
      </Suspense>
    )
  )
}

const missing = (
  <Missing
    title="Produkt"
    text="Diese Maschine gibt es nicht, oder sie ist gelöscht."
    back={{ to: adminPaths.products, label: 'Zu den Maschinen' }}
  />
)

/** Opens the sign for the machine's windscreen, as it is saved, in a window from which it is printed. */
function SignButton({ productId }: { productId: number }) {
  const { open, isPending } = useOpenFile({
    load: () => fetchFile(paths.sign(productId)),
    name: `aushang-${productId}.pdf`,
    failed: 'Der Aushang konnte nicht erstellt werden',
  })
  return (
    <Button variant="outlined" onClick={() => open()} loading={isPending}>
      Aushang drucken
    </Button>
  )
}
