import { Create } from 'react-admin'
import { PageHeader } from '../parts/Page.tsx'
import { ProductForm } from './ProductForm.tsx'
import { useProductSaved } from './ProductInterest.tsx'
import { newProduct } from './productForm.ts'

export default function ProductCreate() {
  const onSuccess = useProductSaved()
  return (
    <>
      <PageHeader title="Neue Maschine" />
      <Create mutationOptions={{ onSuccess }}>
        <ProductForm draft="produkt.neu" defaultValues={newProduct} />
      </Create>
    </>
  )
}
