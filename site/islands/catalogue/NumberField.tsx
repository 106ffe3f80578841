import { useEffect, useId, useRef, useState } from 'react'
import { useIsLive } from './use-is-live.ts'

interface Props {
  label: string
  unit?: string
  value: number | null
  /** The first or last figure in stock, shown while nothing is typed. */
  hint?: string | null
  bounds: { min: number; max?: number; step?: number }
  choose: (value: number | null, options: { history: 'push' | 'replace' }) => void
}

/** Milliseconds after which a figure counts as typed to its end. */
const PAUSE = 400

/** A bound of a range. A figure outside the bounds waits for more digits, and is set right on leaving. */
export function NumberField({ label, unit, value, hint, bounds, choose }: Props) {
  const id = useId()
  const isLive = useIsLive()
  const { min, max = 999_999_999, step = 1 } = bounds
  const [draft, setDraft] = useState(text(value))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasPushed = useRef(false)

  useEffect(() => {
    setDraft((typed) => (parse(typed) === value ? typed : text(value)))
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (next: number | null) => {
    clearTimeout(timer.current)
    if (next === value) return
    choose(next, { history: hasPushed.current ? 'replace' : 'push' })
    hasPushed.current = true
  }
  const type = (typed: string) => {
    setDraft(typed)
    clearTimeout(timer.current)
    const next = parse(typed)
    if (next === null || (next >= min && next <= max))
      timer.current = setTimeout(() => commit(next), PAUSE)
  }
  const leave = () => {
    const next = parse(draft)
    const right = next === null ? null : Math.min(max, Math.max(min, next))
    setDraft(text(right))
    commit(right)
    hasPushed.current = false
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {unit && <span className="label__optional"> ({unit})</span>}
      </label>
      <input
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={bounds.max}
        step={step}
        value={draft}
        disabled={!isLive}
        placeholder={hint ?? undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </div>
  )
}

function text(value: number | null): string {
  return value === null ? '' : String(value)
}

/** Whole numbers only; anything else counts as not typed. */
function parse(typed: string): number | null {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null
}
