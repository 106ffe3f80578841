import { rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  product: Pick<Product, 'rent' | 'status'>
}

/** The rates of a machine to let; nothing for any other, nor for one that is sold. */
export function Rent({ product }: Props) {
  const text = product.status === 'sold' ? '' : rentText(product.rent)
  return text === '' ? null : <p className="rent">Zu mieten: {text}, netto</p>
}
