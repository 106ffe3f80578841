import { Create } from 'react-admin'
import { useSaved } from '../forms/useSaved.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ProductForm } from './ProductForm.tsx'
import { newProduct } from './productForm.ts'

export default function ProductCreate() {
  const onSuccess = useSaved()
  return (
    <>
      <PageHeader title="Neues Produkt" />
      <Create title={false} component="div" mutationOptions={{ onSuccess }}>
        <ProductForm draft="produkt.neu" defaultValues={newProduct} />
      </Create>
    </>
  )
}
