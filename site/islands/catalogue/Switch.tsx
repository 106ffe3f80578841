import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { SwitchKey } from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'

interface Props {
  name: SwitchKey
  isOn: boolean
  /** How many hits it leaves; undefined until they are counted. */
  count: number | undefined
  change: Change
}

export function Switch({ name, isOn, count, change }: Props) {
  const isLive = useIsLive()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isLive}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      <span>
        {filterLabels[name]}
        {count !== undefined && ` (${formatNumber(count)})`}
      </span>
    </label>
  )
}
