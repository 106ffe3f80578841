import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { BooleanInput, type FormProps, SelectInput } from 'react-admin'
import { adminStatusLabels } from '../../../shared/product/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { choices } from '../forms/choices.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { ForEditors, PriceOnlyNotice } from './ForEditors.tsx'
import { MasterData } from './MasterData.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ProductImages } from './ProductImages.tsx'
import { productForm, productFormKnowing, productFormValues } from './productForm.ts'
import { Specifications } from './Specifications.tsx'

interface Props extends Omit<FormProps, 'children'> {
  /** The name under which the browser stores the draft. */
  draft: string
  children?: ReactNode
}

/** The form that creating and editing share. */
export function ProductForm({ children, ...form }: Props) {
  const resolver = useProductResolver(form.record?.categoryId)
  return (
    <RecordForm {...form} values={productFormValues} resolver={resolver}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <PriceOnlyNotice />
          <ForEditors>
            <ProductImages />
            <MasterData />
          </ForEditors>
          <PriceFields />
          <ForEditors>
            <Specifications />
          </ForEditors>
        </Box>
        <FormSection title="Veröffentlichung">
          <SelectInput
            source="status"
            choices={choices(adminStatusLabels)}
            isRequired
            helperText="Inaktive Produkte erscheinen nicht auf der Website."
          />
          <ForEditors>
            <BooleanInput source="featured" helperText="Steht auf der Startseite vorn." />
          </ForEditors>
        </FormSection>
      </Box>
      {children}
    </RecordForm>
  )
}

/** Accepts the known categories, and the product's own, which may be newer than the list of categories. */
function useProductResolver(ownCategory: number | undefined) {
  const { data: categories } = useCategories()
  return useMemo(() => {
    const known = categories?.map(({ id }) => id)
    return zodResolver(known ? productFormKnowing([...known, ownCategory]) : productForm)
  }, [categories, ownCategory])
}
