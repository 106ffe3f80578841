import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useInput, useTranslateLabel } from 'react-admin'

export function CheckInput({ source }: { source: string }) {
  const { id, field } = useInput({ source })
  const translateLabel = useTranslateLabel()
  return (
    <FormControlLabel
      label={translateLabel({ source })}
      htmlFor={id}
      control={
        <Checkbox
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
