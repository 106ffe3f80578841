import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, ThemeProvider, useTheme } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { type FormProps, useRecordContext } from 'react-admin'
import { may } from '../../../shared/accounts/permissions.ts'
import type { Product } from '../../../shared/product/product.ts'
import { May, useMe } from '../auth/me.tsx'
import { useCategories } from '../categories/useCategories.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import type { DraftName } from '../kept/draft.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { ConditionReport } from './ConditionReport.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import { FieldInput } from './FieldInput.tsx'
import { InquiriesOfProduct } from './InquiriesOfProduct.tsx'
import { MasterData } from './MasterData.tsx'
import { ProductImages } from './ProductImages.tsx'
import { ProductInterest } from './ProductInterest.tsx'
import { productForm, productFormKnowing, productFormValues } from './productForm.ts'
import { InternalNote, PriceFields, StatusInputs } from './SaleFields.tsx'
import { Specifications } from './Specifications.tsx'

interface Props extends Omit<FormProps, 'children'> {
  /** The name under which the browser stores the draft. */
  draft: DraftName
  children?: ReactNode
}

/** The form that creating and editing share. */
export function ProductForm({ children, ...form }: Props) {
  const resolver = useProductResolver(form.record?.categoryId)
  return (
    <RecordForm {...form} values={productFormValues} resolver={resolver}>
      <Stacked
        sx={{
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Stacked>
          <PriceOnlyNotice />
          <ForEditors>
            <ProductImages />
            <MasterData />
          </ForEditors>
          <PriceFields />
          <InternalNote />
          <ForEditors>
            <Specifications />
            <ConditionReport />
          </ForEditors>
        </Stacked>
        <Stacked>
          <Panel title="Veröffentlichung">
            <StatusInputs />
            <ForEditors>
              <FieldInput field="featured" />
            </ForEditors>
          </Panel>
          <StoredProduct />
        </Stacked>
      </Stacked>
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

/** Fields that only those can change who may edit the whole product. All others read them. */
function ForEditors({ children }: { children: ReactNode }) {
  const isReadOnly = useIsReadOnly()
  const theme = useTheme()
  // A select is no input of the browser's, which `fieldset` would switch off.
  const readOnly = useMemo(() => {
    const components = { ...theme.components, MuiSelect: { defaultProps: { disabled: true } } }
    return { ...theme, components }
  }, [theme])
  if (!isReadOnly) return children
  return (
    <ThemeProvider theme={readOnly}>
      <Box component="fieldset" disabled sx={bare}>
        {children}
      </Box>
    </ThemeProvider>
  )
}

function PriceOnlyNotice() {
  if (!useIsReadOnly()) return null
  return (
    <Alert severity="info">
      Sie ändern hier Preis, Miete, Status und Notiz. Alles andere sehen Sie nur.
    </Alert>
  )
}

function useIsReadOnly(): boolean {
  const me = useMe()
  return me !== undefined && !may(me.roleKey, 'products.edit')
}

const bare = {
  display: 'grid',
  gap: 2,
  '& button, & .MuiButton-root': { display: 'none' },
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
}

/** Who sees the machine that is being edited, looks for it or has asked for it; nothing for a new one. */
function StoredProduct() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <>
      <DraftPreview product={product} />
      <ProductInterest product={product} />
      <May permission="inquiries.read">
        <InquiriesOfProduct
          productId={product.id}
          frame={(list) => <Panel title="Anfragen">{list}</Panel>}
        />
      </May>
    </>
  )
}
