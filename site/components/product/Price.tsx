import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  product: Pick<Product, 'price' | 'priceKind' | 'previousPrice'>
}

export function Price({ product }: Props) {
  const { amount, note, previous } = priceParts(product)
  return (
    <p className="price">
      <span className={note ? 'price__figure' : 'price__figure price__figure--words'}>
        {amount}
      </span>{' '}
      {previous && (
        <>
          <s className="price__previous">
            <span className="visually-hidden">Früherer Preis: </span>
            {previous}
          </s>{' '}
        </>
      )}
      {note && <span className="price__note">{note}</span>}
    </p>
  )
}
