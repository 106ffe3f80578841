import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FilterRange } from '../../../shared/catalogue/ranges.ts'
import { useIsLive } from '../use-is-live.ts'

interface Props {
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
export function NumberField(props: Props) {
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
