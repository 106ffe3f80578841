import Typography from '@mui/material/Typography'
import { ArrayInput, DateInput } from 'react-admin'
import { days } from '../../../shared/dealer/opening-hours.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'
import { Entries } from './Entries.tsx'
import { HoursInput } from './HoursInput.tsx'
import { settingLabel } from './labels.ts'
import { SettingNumber, SettingText } from './SettingInputs.tsx'

export const HoursFields = () => (
  <FormSection title="Öffnungszeiten und Antwortzeit">
    <Columns>
      {days.map((day) => (
        <HoursInput key={day} source={`hours.week.${day}`} />
      ))}
      <SettingNumber
        source="hours.replyHours"
        helperText="Das versprechen Website und Bestätigung. Fällt die Frist auf einen geschlossenen Tag, nennen sie den nächsten Werktag."
        isRequired
      />
    </Columns>
    <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
      Ausnahmen, zum Beispiel Feiertage
    </Typography>
    <ArrayInput
      source="hours.exceptions"
      label={false}
      helperText="Die Website nennt sie drei Wochen vorher."
    >
      <Entries disableReordering>
        <DateInput source="date" label={settingLabel('hours.exceptions.date')} helperText={false} />
        <SettingText source="label" />
        <HoursInput source="open" />
      </Entries>
    </ArrayInput>
  </FormSection>
)
