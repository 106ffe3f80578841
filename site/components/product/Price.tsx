import { priceParts } from '../../../shared/price.ts'
import type { Product } from '../../../shared/product.ts'

interface Props {
  product: Pick<Product, 'price' | 'priceKind' | 'previousPrice'>
}

export function Price({ product }: Props) {
  const { amount, note, previous } = priceParts(product)
  return (
    <p className="price">
      {previous && (
        <s className="price__previous">
          <span className="visually-hidden">Früherer Preis: </span>
          {previous}
        </s>
      )}
      <span className={note ? 'price__figure' : 'price__figure price__figure--words'}>
        {amount}
      </span>{' '}
      {note && <span className="price__note">{note}</span>}
    </p>
  )
}
