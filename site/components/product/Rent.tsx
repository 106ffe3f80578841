import './price.css'
import { firstRateText, rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  product: Pick<Product, 'rent' | 'status'>
  /** The rate of the shortest period alone. */
  brief?: boolean
}

/** The rates of a machine to let; nothing for any other, nor for one that is sold. */
export function Rent({ product: { rent, status }, brief = false }: Props) {
  const text = status === 'sold' ? '' : brief ? firstRateText(rent) : rentText(rent)
  return text === '' ? null : <p className="rent">Zu mieten: {text}, netto</p>
}
