import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import type { Instead } from '../../../shared/catalogue/instead.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { widerText } from '../../../shared/search/wider.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { ListLink } from './ListLink.tsx'
import { MachineGrid } from './MachineGrid.tsx'

interface Props {
  state: CatalogueState
  instead: Instead
  leasing: RateOfEuro | null
  show: (state: CatalogueState) => void
}

/** Where no machine has a figure exactly: those that come next, nearest first. */
export function LargerMachines({ state, instead, leasing, show }: Props) {
  const { search, figures, products, total } = instead
  return (
    <div className="larger-machines">
      <h3>{widerText(figures)}</h3>
      <MachineGrid products={products} state={state} leasing={leasing} />
      {total > products.length && (
        <ListLink state={{ ...state, search, page: 1 }} show={show}>
          Alle {formatNumber(total)} zeigen
        </ListLink>
      )}
    </div>
  )
}
