import { FormSection } from '../forms/FormSection.tsx'
import { SettingText } from './SettingInputs.tsx'

export const AppearanceFields = () => (
  <FormSection title="Farbe">
    <SettingText
      source="accentColour"
      type="color"
      helperText="Für Schaltflächen und Linien. Weiße oder dunkle Schrift muss darauf gut zu lesen sein."
      isRequired
      sx={{ maxWidth: 200 }}
    />
  </FormSection>
)
