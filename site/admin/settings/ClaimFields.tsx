import Typography from '@mui/material/Typography'
import { ArrayInput, SelectArrayInput } from 'react-admin'
import { usualClaimPages } from '../../../shared/dealer/settings.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { claimPageChoices } from './claimPages.ts'
import { Entries } from './Entries.tsx'
import { settingLabel } from './labels.ts'
import { SettingText } from './SettingInputs.tsx'

export const ClaimFields = () => (
  <FormSection title="Angaben, mit denen Sie werben">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Höchstens zwölf, auf den Seiten, die Sie wählen. Was Sie nicht belegen können, darf nicht
      werben (§ 5 UWG): Ohne Beleg wird eine Angabe nicht gezeigt. Den Beleg sehen nur Sie.
    </Typography>
    <ArrayInput source="claims" label={false}>
      <Entries>
        <SettingText source="value" helperText="z. B. 500+" />
        <SettingText source="label" helperText="z. B. Maschinen verkauft" />
        <SelectArrayInput
          source="pages"
          label={settingLabel('claims.pages')}
          choices={claimPageChoices}
          defaultValue={usualClaimPages}
          helperText="Ohne Auswahl steht die Angabe nirgends"
          sx={{ gridColumn: '1 / -1' }}
        />
        <SettingText source="proof" multiline helperText="Woher wissen Sie es, Stand wann?" />
      </Entries>
    </ArrayInput>
  </FormSection>
)
