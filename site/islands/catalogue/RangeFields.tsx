import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { FilterRange } from '../../../shared/catalogue/ranges.ts'
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
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'

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

interface NumberProps {
  label: string
  /** What stands in the address, whether it counts or not. */
  value: string
  range: FilterRange
  /** The first or last figure in stock, shown while nothing is typed. */
  hint: string | undefined
  /** The id of the text that says why the value does not count. */
  problemId: string | undefined
  counts: (text: string) => boolean
  choose: (text: string, options: { history: 'push' | 'replace' }) => void
}

/** Milliseconds after which a figure counts as typed to its end; a refusal gives more time. */
const PAUSE = 400
const PATIENCE = 1500

/** Browsers hide the text of a number field that they cannot read as a number. */
const UNREADABLE = '?'

/** One end of a range. */
function NumberField(props: NumberProps) {
  const { label, value, range, hint, problemId, counts, choose } = props
  const id = useId()
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasPushed = useRef(false)

  useLayoutEffect(() => {
    const field = input.current
    // What is being typed stays as it is, as long as it means the same.
    if (field && !(field === document.activeElement && meansSame(typedIn(field), value, range)))
      field.value = shown(value, range)
  }, [value, range])
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (typed: string) => {
    clearTimeout(timer.current)
    if (meansSame(typed, value, range)) return
    choose(typed, { history: hasPushed.current ? 'replace' : 'push' })
    hasPushed.current = true
  }
  const type = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(typed), counts(typed) ? PAUSE : PATIENCE)
  }
  const leave = (field: HTMLInputElement) => {
    commit(typedIn(field))
    if (meansSame(typedIn(field), value, range)) field.value = shown(value, range)
    hasPushed.current = false
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {range.unit && <span className="label__optional"> ({range.unit})</span>}
      </label>
      <input
        className="input"
        ref={input}
        id={id}
        {...(range.step === null
          ? { type: 'text', inputMode: 'decimal', autoComplete: 'off' }
          : { type: 'number', inputMode: 'numeric', ...limits(range) })}
        disabled={!isLive}
        placeholder={hint}
        // Set in both cases: otherwise the browser marks every price between two steps as invalid.
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={({ target }) => type(typedIn(target))}
        onBlur={({ target }) => leave(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && leave(currentTarget)}
      />
    </div>
  )
}

const limits = ({ min, max, step }: FilterRange) => ({ min, max, step: step ?? undefined })

function meansSame(typed: string, value: string, { read }: FilterRange): boolean {
  return typed === value || (read(typed) !== null && read(typed) === read(value))
}

/** With its unit, where one can be typed. */
function shown(value: string, { step, read, write }: FilterRange): string {
  const figure = step === null ? read(value) : null
  return figure === null ? value : write(figure)
}

function typedIn(field: HTMLInputElement): string {
  return field.validity.badInput ? UNREADABLE : field.value.trim()
}
