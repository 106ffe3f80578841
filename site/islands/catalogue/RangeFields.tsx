import { useId } from 'react'
import { filterRanges, readRange } from '../../../shared/catalogue-ranges.ts'
import type { CatalogueReading } from '../../../shared/catalogue-reading.ts'
import { parameterText } from '../../../shared/catalogue-state.ts'
import type { ProductFacets } from '../../../shared/product.ts'
import type { Change } from './address.ts'
import { filterLabels } from './filter-labels.ts'
import { NumberField } from './NumberField.tsx'

const ends = {
  year: { from: 'yearFrom', to: 'yearTo' },
  price: { from: 'priceFrom', to: 'priceTo' },
} as const

interface Props {
  kind: keyof typeof ends
  unit?: string
  reading: CatalogueReading
  change: Change
  /** Null until they are counted. */
  facets: ProductFacets | null
  format: (figure: number) => string
}

/** The two fields of a range, and beside them why what stands there does not count. */
export function RangeFields({ kind, unit, reading, change, facets, format }: Props) {
  const id = useId()
  const range = filterRanges[kind]()
  const textOf = (key: (typeof ends)[typeof kind]['from' | 'to']) =>
    reading.leftOut.find((entry) => entry.key === key)?.text ?? parameterText(reading.state[key])
  const texts = { from: textOf(ends[kind].from), to: textOf(ends[kind].to) }
  const { problems } = readRange(range, texts)
  const reasons = [...new Set(Object.values(problems))]
  const idOf = (reason: string) => `${id}-${reasons.indexOf(reason)}`
  const stock = facets?.[kind]

  const field = (side: 'from' | 'to') => {
    const key = ends[kind][side]
    const first = side === 'from' ? stock?.min : stock?.max
    const problem = problems[side]
    return (
      <NumberField
        label={filterLabels[key]}
        unit={unit}
        value={texts[side]}
        range={range}
        // Machines may be older or newer than what can be typed.
        hint={first === undefined ? first : format(Math.min(range.max, Math.max(range.min, first)))}
        problemId={problem && idOf(problem)}
        counts={(text) => !readRange(range, { ...texts, [side]: text }).problems[side]}
        choose={(text, options) => change({ [key]: text }, options)}
      />
    )
  }
  return (
    <div className="filter-fields__range">
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
