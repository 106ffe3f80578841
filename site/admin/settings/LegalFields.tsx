import { legalLabels } from '../../../shared/dealer/settings.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'
import { SettingNumber, SettingText } from './SettingInputs.tsx'

export const LegalFields = () => (
  <FormSection title="Rechtliches">
    <Columns>
      {Object.keys(legalLabels).map((key) => (
        <SettingText key={key} source={`legal.${key}`} />
      ))}
      <SettingNumber source="vatRate" isRequired />
    </Columns>
  </FormSection>
)
