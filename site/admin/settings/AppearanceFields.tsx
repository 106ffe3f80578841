import { TextInput } from 'react-admin'
import { FormSection } from '../forms/FormSection.tsx'

export const AppearanceFields = () => (
  <FormSection title="Farbe">
    <TextInput
      source="accentColour"
      type="color"
      helperText="Für Schaltflächen und Linien. Weiße oder dunkle Schrift muss darauf gut zu lesen sein."
      isRequired
      sx={{ maxWidth: 200 }}
    />
  </FormSection>
)
