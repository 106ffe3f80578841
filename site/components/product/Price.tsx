import { formatPrice } from '../../../shared/format.ts'

interface Props {
  price: number
}

export function Price({ price }: Props) {
  return (
    <p className="price">
      <span className="price__figure">{formatPrice(price)}</span>{' '}
      <span className="price__note">zzgl. MwSt.</span>
    </p>
  )
}
