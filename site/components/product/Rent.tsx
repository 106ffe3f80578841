import { rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'

interface Props {
  rent: Product['rent']
}

/** The rates of a machine to let; nothing for any other. */
export function Rent({ rent }: Props) {
  const text = rentText(rent)
  return text === '' ? null : <p className="rent">Zu mieten: {text}, netto</p>
}
