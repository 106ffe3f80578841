import { useId, useMemo } from 'react'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import {
  filterRange,
  type RangeKey,
  type RangeKind,
  rangeEnds,
  readRange,
} from '../../../shared/catalogue/ranges.ts'
import type { CatalogueReading } from '../../../shared/catalogue/reading.ts'
import { parameterText } from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import type { Change } from './address.ts'
import { NumberField } from './NumberField.tsx'

interface Props {
  kind: RangeKind
  reading: CatalogueReading
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
}

/** The fields of a range, and beside them why what stands there does not count. */
export function RangeFields({ kind, reading, change, facets }: Props) {
  const id = useId()
  const range = useMemo(() => filterRange(kind), [kind])
  const ends: { from?: RangeKey; to?: RangeKey } = rangeEnds[kind]
  const textOf = (key: RangeKey | undefined) =>
    key
      ? (reading.leftOut.find((entry) => entry.key === key)?.text ??
        parameterText(reading.state[key]))
      : ''
  const texts = { from: textOf(ends.from), to: textOf(ends.to) }
  const { problems } = readRange(range, texts)
  const reasons = [...new Set(Object.values(problems))]
  const idOf = (reason: string) => `${id}-${reasons.indexOf(reason)}`
  const stock = facets && stockOf(kind, facets)
  const write = kind === 'price' ? formatNumber : range.write

  const field = (side: 'from' | 'to') => {
    const key = ends[side]
    if (!key) return null
    const first = side === 'from' ? stock?.min : stock?.max
    const problem = problems[side]
    return (
      <NumberField
        label={filterLabels[key]}
        value={texts[side]}
        range={range}
        // Machines may be older or newer than what can be typed.
        hint={first === undefined ? first : write(Math.min(range.max, Math.max(range.min, first)))}
        problemId={problem && idOf(problem)}
        counts={(text) => !readRange(range, { ...texts, [side]: text }).problems[side]}
        choose={(text, options) => change({ [key]: text }, options)}
      />
    )
  }
  const isSingle = !ends.from || !ends.to
  return (
    <div className={`filter-fields__range${isSingle ? ' filter-fields__range--single' : ''}`}>
      {field('from')}
      {field('to')}
      <div className="filter-fields__problems" aria-live="polite">
        {reasons.map((reason) => (
          <p className="error" key={reason} id={idOf(reason)}>
            {reason}
          </p>
        ))}
      </div>
    </div>
  )
}

/** The lowest and highest figure of the hits. */
function stockOf(kind: RangeKind, facets: ProductFacets) {
  if (kind === 'year' || kind === 'price') return facets[kind]
  const facet = facets.figures[kind === 'passageHeight' ? 'closedHeight' : kind]
  return facet && 'min' in facet ? facet : null
}
