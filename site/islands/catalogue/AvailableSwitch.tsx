import { formatNumber } from '../../../shared/format.ts'
import type { ProductFacets } from '../../../shared/product.ts'
import type { Change } from './address.ts'
import { filterLabels } from './filter-labels.ts'
import { useIsLive } from './use-is-live.ts'

interface Props {
  checked: boolean
  facets: ProductFacets | null
  change: Change
}

export function AvailableSwitch({ checked, facets, change }: Props) {
  const isLive = useIsLive()
  const count = facets?.statuses.find(({ status }) => status === 'active')?.count ?? 0
  return (
    <label className="check filter-fields__switch">
      <input
        type="checkbox"
        checked={checked}
        disabled={!isLive}
        onChange={({ target }) => change({ available: target.checked })}
      />
      <span>
        {filterLabels.available}
        {facets && ` (${formatNumber(count)})`}
      </span>
    </label>
  )
}
