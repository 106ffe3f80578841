import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  product: Pick<Product, 'price' | 'priceKind' | 'previousPrice' | 'status'>
}

/** What a machine costs; nothing for a sold one, whose status stands beside it. */
export function Price({ product }: Props) {
  if (product.status === 'sold') return null
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
