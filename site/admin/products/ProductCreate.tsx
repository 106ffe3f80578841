import { useCreate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product, ProductInput } from '../../../shared/product.ts'
import type { Saved } from '../data/httpClient.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { draftKey, dropDraft } from '../forms/draft.ts'
import { saveFailure } from '../forms/saveFailure.ts'
import { SAVED } from '../forms/UnsavedChanges.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { ProductForm } from './ProductForm.tsx'
import { duplicateOf, newProduct } from './productForm.ts'
import { SAVING_FAILED } from './useChangeProduct.ts'

export default function ProductCreate() {
  const [create] = useCreate<Saved<Product>>()
  const { state } = useLocation()
  const notifySaved = useNotifySaved()
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  const key = draftKey('produkt.neu')

  const save = async (data: ProductInput) => {
    try {
      await create(
        'products',
        { data },
        {
          returnPromise: true,
          onSuccess: notifySaved,
        },
      )
      afterChange()
      dropDraft(key)
      navigate(adminPaths.products, { state: SAVED })
      return undefined
    } catch (error) {
      return saveFailure(SAVING_FAILED, error)
    }
  }

  return (
    <>
      <PageHeader title="Neues Produkt" />
      <ProductForm values={duplicateOf(state) ?? newProduct} draft={key} onSave={save} />
    </>
  )
}
