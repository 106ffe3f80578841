import './price.css'
import { priceParts } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  product: Pick<Product, 'price' | 'priceKind' | 'previousPrice' | 'status'>
}

/** Has a line of its own, or two. */
const LONG_NOTE = 'price__note price__note--long'

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
      {note && <span className={note.length > 20 ? LONG_NOTE : 'price__note'}>{note}</span>}
    </p>
  )
}
