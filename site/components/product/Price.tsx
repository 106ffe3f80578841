import { priceParts } from '../../../shared/price.ts'
import type { Product } from '../../../shared/product.ts'

interface Props {
  product: Pick<Product, 'price'>
}

export function Price({ product }: Props) {
  const { amount, note } = priceParts(product)
  return (
    <p className="price">
      <span className={note ? 'price__figure' : 'price__figure price__figure--words'}>
        {amount}
      </span>{' '}
      {note && <span className="price__note">{note}</span>}
    </p>
  )
}
