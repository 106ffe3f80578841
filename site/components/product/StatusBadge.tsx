import { type ProductStatus, publicStatusLabel } from '../../../shared/catalogue/terms.ts'
import { IslandIcon } from '../IslandIcon.tsx'

interface StatusProps {
  status: ProductStatus
}

export function StatusBadge({ status }: StatusProps) {
  return <span className={`badge badge--status badge--${status}`}>{publicStatusLabel(status)}</span>
}

interface FeaturedProps {
  label?: string
}

export function FeaturedBadge({ label = 'Empfohlen' }: FeaturedProps) {
  return (
    <span className="badge badge--featured">
      <IslandIcon name="star" />
      {label}
    </span>
  )
}
