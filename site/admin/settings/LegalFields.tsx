import { NumberInput, TextInput } from 'react-admin'
import { legalLabels } from '../../../shared/settings.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'

export const LegalFields = () => (
  <FormSection title="Rechtliches">
    <Columns>
      {Object.keys(legalLabels).map((key) => (
        <TextInput key={key} source={`legal.${key}`} />
      ))}
      <NumberInput source="vatRate" isRequired />
    </Columns>
  </FormSection>
)
