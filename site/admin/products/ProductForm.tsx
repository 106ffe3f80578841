import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { ProductInput } from '../../../shared/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { DraftKeeper } from '../forms/DraftKeeper.tsx'
import { dropDraft } from '../forms/draft.ts'
import { FormErrors } from '../forms/FormErrors.tsx'
import { SchemaForm } from '../forms/SchemaForm.tsx'
import type { SaveFailure } from '../forms/saveFailure.ts'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { MasterData } from './MasterData.tsx'
import { ProductImages } from './ProductImages.tsx'
import { Publication } from './Publication.tsx'
import {
  type ProductFormValues,
  productForm,
  productFormKnowing,
  productFormValues,
} from './productForm.ts'
import { SaveBar } from './SaveBar.tsx'
import { Specifications } from './Specifications.tsx'

interface Props {
  values: ProductFormValues
  /** The key under which the browser keeps what is typed. */
  draft: string
  onSave: (input: ProductInput) => Promise<SaveFailure | undefined>
}

/** What creating and editing share. */
export function ProductForm({ values, draft, onSave }: Props) {
  const resolver = useProductResolver(values.categoryId)
  return (
    <SchemaForm values={values} resolver={resolver} onSave={onSave}>
      <DraftKeeper storageKey={draft} schema={productFormValues} />
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
      <UnsavedChanges onDiscard={() => dropDraft(draft)} />
    </SchemaForm>
  )
}

/** Judges by the categories that are known here; the one that the form came with may be newer. */
function useProductResolver(ownCategory: number | null) {
  const { data: categories } = useCategories()
  return useMemo(() => {
    const known = categories?.map(({ id }) => id)
    return schemaResolver<ProductFormValues, ProductInput>(
      known ? productFormKnowing([...known, ownCategory]) : productForm,
    )
  }, [categories, ownCategory])
}
