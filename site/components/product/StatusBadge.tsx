import { type ProductStatus, publicStatusLabel } from '../../../shared/product/terms.ts'
import { IslandIcon } from '../IslandIcon.tsx'

export function StatusBadge({ status }: { status: ProductStatus }) {
  return <span className={`badge badge--status badge--${status}`}>{publicStatusLabel(status)}</span>
}

export function FeaturedBadge({ label = 'Empfohlen' }: { label?: string }) {
  return (
    <span className="badge badge--featured">
      <IslandIcon name="star" />
      {label}
    </span>
  )
}
