import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { week } from '../../../shared/dealer/company-settings.ts'
import {
  type Day,
  days,
  formatHours,
  formatSpans,
  readHours,
  readSpans,
  type Span,
  spans,
} from '../../../shared/dealer/opening-hours.ts'
import { metaOf } from '../../../shared/forms/field.ts'
import { type FieldProps, WHOLE_LINE } from '../forms/Field.tsx'

const HELP = 'z. B. 8:00–18:00 oder 8–12, 13–17 oder geschlossen'
const BY_APPOINTMENT = 'hours.byAppointment'
const dayList = z.array(z.enum(days)).catch([])

/** The hours of an exceptional day. */
export const HoursInput = (field: FieldProps) => (
  <TypedHours {...field} help={HELP} write={formatSpans} read={readSpans} sx={WHOLE_LINE} />
)

/** The hours of each day of the week. */
export const WeekInputs = ({ source }: FieldProps) =>
  days.map((day) => <WeekdayInput key={day} source={`${source}.${day}`} day={day} />)

/** The hours of a day of the week, on which visitors may also come by appointment. */
function WeekdayInput({ source, day }: { source: string; day: Day }) {
  const { setValue } = useFormContext()
  const appointed = dayList.parse(useWatch({ name: BY_APPOINTMENT }))
  const isByAppointment = appointed.includes(day)
  const read = (text: string) => {
    const hours = readHours(text)
    if (hours && hours.isByAppointment !== isByAppointment) {
      const others = appointed.filter((other) => other !== day)
      const after = hours.isByAppointment ? [...others, day] : others
      setValue(BY_APPOINTMENT, after, { shouldDirty: true })
    }
    return hours?.open ?? null
  }
  return (
    <TypedHours
      source={source}
      schema={week.shape[day]}
      help={`${HELP} oder nach Vereinbarung`}
      write={(open) => formatHours({ open, isByAppointment })}
      read={read}
    />
  )
}

interface Props extends FieldProps, Pick<TextFieldProps, 'sx'> {
  /** How hours are written. */
  help: string
  write: (open: Span[]) => string
  /** The spans of a text; null if it says no hours. */
  read: (text: string) => Span[] | null
}

/** The hours of a day as people write them. They are read when the field is left. */
function TypedHours({ source, schema, help, write, read, sx }: Props) {
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const [typed, setTyped] = useState<string | null>(null)
  const open = spans.safeParse(field.value)
  const written = open.success ? write(open.data) : String(field.value)

  function leave() {
    field.onBlur()
    if (typed === null) return
    field.onChange(read(typed) ?? typed)
    setTyped(null)
  }

  return (
    <TextField
      id={id}
      label={metaOf(schema).title}
      value={typed ?? written}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={fieldState.invalid ? `Bitte so schreiben: ${help}` : undefined}
      inputRef={field.ref}
      fullWidth
      sx={sx}
    />
  )
}
