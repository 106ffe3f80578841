import Box from '@mui/material/Box'
import { Form } from 'react-admin'
import type { Product, ProductInput } from '../../../shared/product.ts'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { DraftKeeper } from './DraftKeeper.tsx'
import { draftKey, dropDraft } from './draft.ts'
import { FormErrors } from '../forms/FormErrors.tsx'
import { MasterData } from './MasterData.tsx'
import { ProductImages } from './ProductImages.tsx'
import { Publication } from './Publication.tsx'
import { newProduct, productForm, toFormValues } from './productForm.ts'
import { SaveBar } from './SaveBar.tsx'
import { Specifications } from './Specifications.tsx'

const resolver = schemaResolver(productForm)

interface Props {
  /** The product to edit; a new one without. */
  product?: Product
  /** Saves; answers the fields at fault, or nothing when all went well. */
  onSave: (input: ProductInput) => Promise<Record<string, unknown> | undefined>
}

/** What creating and editing share. */
export function ProductForm({ product, onSave }: Props) {
  const key = draftKey(product?.id)
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      record={product ? { id: product.id, ...toFormValues(product) } : newProduct}
      resolver={resolver}
      onSubmit={onSave}
    >
      <DraftKeeper storageKey={key} />
      <FormErrors />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ProductImages />
          <MasterData />
          <Specifications />
        </Box>
        <Publication />
      </Box>
      <SaveBar />
      <UnsavedChanges onDiscard={() => dropDraft(key)} />
    </Form>
  )
}
