import { useId } from 'react'
import { formatNumber } from '../../../shared/writing/format.ts'
import { useIsLive } from '../use-is-live.ts'

export interface Choice {
  value: string
  label: string
  /** How many hits choosing it leaves. */
  count?: number
}

interface Props {
  label: string
  /** What no choice is called. */
  all: string
  /** Empty for no choice; a value that is none of the choices is offered besides. */
  value: string
  choices: Choice[]
  choose: (value: string) => void
}

export function SelectField({ label, all, value, choices, choose }: Props) {
  const id = useId()
  const isLive = useIsLive()
  const isForeign = value !== '' && choices.every((choice) => choice.value !== value)
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        value={value}
        disabled={!isLive}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{all}</option>
        {isForeign && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.count === undefined
              ? choice.label
              : `${choice.label} (${formatNumber(choice.count)})`}
          </option>
        ))}
      </select>
    </div>
  )
}
