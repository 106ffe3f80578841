import { NumberInput, TextInput } from 'react-admin'
import { legalLabels } from '../../../shared/settings.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'

export const LegalFields = () => (
  <FormSection title="Rechtliches">
    <Columns>
      {Object.entries(legalLabels).map(([key, label]) => (
        <TextInput key={key} source={`legal.${key}`} label={label} />
      ))}
      <NumberInput source="vatRate" label="Mehrwertsteuersatz in %" isRequired />
    </Columns>
  </FormSection>
)
