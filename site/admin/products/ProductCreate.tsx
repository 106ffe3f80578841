import { useCreate, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Product, ProductInput } from '../../../shared/product.ts'
import type { Saved } from '../data/httpClient.ts'
import { SAVED } from '../forms/UnsavedChanges.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { savedText } from '../publish/publishText.ts'
import { useRefreshPublishStatus } from '../publish/usePublishStatus.ts'
import { draftKey, dropDraft } from './draft.ts'
import { ProductForm } from './ProductForm.tsx'
import { submissionErrors } from './submissionErrors.ts'

export default function ProductCreate() {
  const [create] = useCreate<Saved<Product>>()
  const notify = useNotify()
  const navigate = useNavigate()
  const refreshPublishStatus = useRefreshPublishStatus()

  const save = async (data: ProductInput) => {
    try {
      const { published } = await create('products', { data }, { returnPromise: true })
      notify(savedText(published), { type: 'success' })
      refreshPublishStatus()
      dropDraft(draftKey(undefined))
      navigate(adminPaths.products, { state: SAVED })
      return undefined
    } catch (error) {
      return submissionErrors(error)
    }
  }

  return (
    <>
      <PageHeader title="Neues Produkt" />
      <ProductForm onSave={save} />
    </>
  )
}
