import { NumberInput, TextInput } from 'react-admin'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'

export const CompanyFields = () => (
  <FormSection title="Firma">
    <Columns>
      <TextInput source="company.name" helperText="mit Rechtsform" isRequired />
      <TextInput source="company.shortName" helperText="steht im Kopf der Website" isRequired />
      <TextInput source="company.street" isRequired />
      <TextInput source="company.postalCode" inputMode="numeric" isRequired />
      <TextInput source="company.city" isRequired />
      <TextInput source="company.email" type="email" isRequired />
      <TextInput source="company.phone" type="tel" isRequired />
      <TextInput
        source="company.emergencyPhone"
        type="tel"
        helperText="rund um die Uhr besetzt; ohne Nummer zeigt die Website keinen Notdienst"
      />
      <TextInput source="company.fax" type="tel" />
      <NumberInput source="company.founded" format={String} />
      <NumberInput source="company.latitude" helperText="z. B. 53,5413" />
      <NumberInput
        source="company.longitude"
        helperText="z. B. 9,9841; beide zusammen zeigen den Hof auf der Karte"
      />
    </Columns>
  </FormSection>
)
