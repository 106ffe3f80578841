import { useRecordContext } from 'react-admin'
import type { Product } from '../../../shared/product/product.ts'
import { May } from '../auth/me.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { InquiriesOfProduct } from '../inquiries/InquiriesOfProduct.tsx'

/** Who has asked for the machine that is being edited; nothing for a new one. */
export function ProductInquiries() {
  const product = useRecordContext<Product>()
  if (!product) return null
  return (
    <May permission="inquiries.read">
      <InquiriesOfProduct
        productId={product.id}
        frame={(list) => <FormSection title="Anfragen">{list}</FormSection>}
      />
    </May>
  )
}
