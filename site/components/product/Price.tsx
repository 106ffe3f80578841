import './price.css'
import { leasingRate, type RateOfEuro } from '../../../shared/buying/leasing.ts'
import { firstRateText, priceParts, rentText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatPrice } from '../../../shared/writing/format.ts'

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

interface RentProps {
  product: Pick<Product, 'price' | 'priceKind' | 'rent' | 'status'>
  /** Where there is one line for all: the shortest rent alone, and the leasing if there is any. */
  leasing?: RateOfEuro | null | undefined
}

/** What a machine costs by the day or the month, a line for each; nothing for one that is sold. */
export function Rent({ product, leasing }: RentProps) {
  const { rent, status } = product
  if (status === 'sold') return null
  const rental = (leasing === undefined ? rentText : firstRateText)(rent)
  const rate = leasing && leasingRate(product, leasing)
  const texts = [
    ...(rental ? [`Zu mieten: ${rental}, netto`] : []),
    ...(rate ? [`Leasing ab ${formatPrice(rate)}/Monat`] : []),
  ]
  return texts.map((text) => (
    <p className="rent" key={text}>
      {text}
    </p>
  ))
}
