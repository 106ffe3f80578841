import Typography from '@mui/material/Typography'
import { ArrayInput } from 'react-admin'
import { FormSection } from '../forms/FormSection.tsx'
import { Entries } from './Entries.tsx'
import { SettingText } from './SettingInputs.tsx'

export const ClaimFields = () => (
  <FormSection title="Angaben, mit denen Sie werben">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Höchstens vier, auf der Startseite und unter „Über uns“. Was Sie nicht belegen können, darf
      nicht werben (§ 5 UWG): Ohne Beleg wird eine Angabe nicht gezeigt. Den Beleg sehen nur Sie.
    </Typography>
    <ArrayInput source="claims" label={false}>
      <Entries>
        <SettingText source="value" helperText="z. B. 500+" />
        <SettingText source="label" helperText="z. B. Maschinen verkauft" />
        <SettingText source="proof" multiline helperText="Woher wissen Sie es, Stand wann?" />
      </Entries>
    </ArrayInput>
  </FormSection>
)
