import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { formatSpans, readSpans, spans } from '../../../shared/dealer/opening-hours.ts'
import { settingLabel } from './labels.ts'

const HELP = 'z. B. 8:00–18:00 oder 8–12, 13–17 oder geschlossen'

/** The hours of a day as people write them. They are read when the field is left. */
export function HoursInput({ source }: { source: string }) {
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const [typed, setTyped] = useState<string | null>(null)
  const open = spans.safeParse(field.value)
  const written = open.success ? formatSpans(open.data) : String(field.value)

  function leave() {
    field.onBlur()
    if (typed === null) return
    field.onChange(readSpans(typed) ?? typed)
    setTyped(null)
  }

  return (
    <TextField
      id={id}
      label={settingLabel(field.name)}
      value={typed ?? written}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={fieldState.invalid ? `Bitte so schreiben: ${HELP}` : undefined}
      inputRef={field.ref}
      fullWidth
    />
  )
}
