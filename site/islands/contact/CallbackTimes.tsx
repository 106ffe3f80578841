import { useEffect, useId, useState } from 'react'
import { formatAppointment, formatTimes, weekdayAndDay } from '../../../shared/time/dates.ts'
import { has, isObject, isText } from '../../../shared/values/shape.ts'
import { useIsLive } from '../use-is-live.ts'
import { fieldId } from './fields.ts'
import { dataOf } from './send.ts'

/** A time at which one can be called, in ISO 8601. */
export interface CallbackTime {
  start: string
  end: string
}

interface Props {
  /** What the server offers; null if it is to be asked. */
  offered: CallbackTime[] | null
  /** The start of the time that was chosen before. */
  chosen: string
}

const SOON = 'So bald wie möglich'

/** When to be called: a day and a half hour for thumbs, without a script a list. */
export function CallbackTimes({ offered, chosen }: Props) {
  const isLive = useIsLive()
  const [times, setTimes] = useState(offered)
  useEffect(() => {
    if (!offered) void fetchCallbackTimes().then(setTimes)
  }, [offered])
  if (!isLive) return offered && <TimeList times={offered} chosen={chosen} />
  if (!times) return <p className="hint">Freie Zeiten werden geladen …</p>
  // Without any, one is called as soon as possible, which the box above says already.
  return times.length > 0 && <Times times={times} chosen={chosenEarlier() || chosen} />
}

/** What was chosen in the list before the script took its place. */
function chosenEarlier(): string {
  const list = document.getElementById(fieldId('callbackAt'))
  return list instanceof HTMLSelectElement ? list.value : ''
}

const isTime = has<CallbackTime>({ start: isText, end: isText })
const PATIENCE = 10_000

/** The times that are free; none if they cannot be had: then one is called as soon as possible. */
async function fetchCallbackTimes(): Promise<CallbackTime[]> {
  try {
    const response = await fetch('/api/callback-slots', { signal: AbortSignal.timeout(PATIENCE) })
    const data = dataOf(await response.json())
    return isObject(data) && Array.isArray(data.slots) ? data.slots.filter(isTime) : []
  } catch {
    return []
  }
}

interface TimesProps {
  times: CallbackTime[]
  chosen: string
}

function Times({ times, chosen }: TimesProps) {
  const name = useId()
  const days = byDay(times)
  const dayOf = (start: string) =>
    [...days].find(([, some]) => some.some((time) => time.start === start))?.[0] ?? ''
  const [day, setDay] = useState(() => dayOf(chosen))
  const [first, ...rest] = days.get(day) ?? []
  return (
    <fieldset className="callback-times">
      <legend className="label">Wann dürfen wir anrufen?</legend>
      <div className="callback-times__choices">
        <Choice name={name} label={SOON} checked={day === ''} onChange={() => setDay('')} />
        {[...days.keys()].map((one) => (
          <Choice
            key={one}
            name={name}
            label={one}
            checked={day === one}
            onChange={() => setDay(one)}
          />
        ))}
      </div>
      {first && (
        <fieldset key={day}>
          <legend className="label">Uhrzeit am {day}</legend>
          <div className="callback-times__choices">
            {[first, ...rest].map((time, index) => (
              <Choice
                key={time.start}
                name="callbackAt"
                value={time.start}
                label={formatTimes(time.start, time.end)}
                defaultChecked={dayOf(chosen) === day ? time.start === chosen : index === 0}
              />
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  onChange?: () => void
}

const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className="callback-times__choice">
    <input type="radio" {...input} />
    <span>{label}</span>
  </label>
)

const TimeList = ({ times, chosen }: TimesProps) => (
  <div className="field" data-field="callbackAt">
    <label className="label" htmlFor={fieldId('callbackAt')}>
      Wann dürfen wir anrufen?
    </label>
    <select
      className="input"
      id={fieldId('callbackAt')}
      name="callbackAt"
      defaultValue={times.some(({ start }) => start === chosen) ? chosen : ''}
    >
      <option value="">{SOON}</option>
      {[...byDay(times)].map(([day, some]) => (
        <optgroup key={day} label={day}>
          {some.map((time) => (
            <option key={time.start} value={time.start}>
              {formatAppointment(time.start, time.end)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </div>
)

/** The times of each day, in their order, by the day as one reads it: `Mittwoch, 25. November`. */
function byDay(times: readonly CallbackTime[]): Map<string, CallbackTime[]> {
  const days = new Map<string, CallbackTime[]>()
  for (const time of times) {
    const day = weekdayAndDay.format(new Date(time.start))
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}
