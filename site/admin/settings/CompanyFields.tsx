import { NumberInput, TextInput } from 'react-admin'
import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'

export const CompanyFields = () => (
  <FormSection title="Firma">
    <Columns>
      <TextInput source="company.name" label="Firma" helperText="mit Rechtsform" isRequired />
      <TextInput
        source="company.shortName"
        label="Kurzname"
        helperText="steht im Kopf der Website"
        isRequired
      />
      <TextInput source="company.street" label="Straße und Hausnummer" isRequired />
      <TextInput source="company.postalCode" label="Postleitzahl" inputMode="numeric" isRequired />
      <TextInput source="company.city" label="Ort" isRequired />
      <TextInput source="company.email" label="E-Mail" type="email" isRequired />
      <TextInput source="company.phone" label="Telefon" type="tel" isRequired />
      <TextInput
        source="company.emergencyPhone"
        label="Notdienst"
        type="tel"
        helperText="rund um die Uhr besetzt; ohne Nummer zeigt die Website keinen Notdienst"
      />
      <TextInput source="company.fax" label="Telefax" type="tel" />
      <NumberInput source="company.founded" label="Gründungsjahr" format={String} />
      <NumberInput source="company.latitude" label="Breitengrad" helperText="z. B. 53,5413" />
      <NumberInput
        source="company.longitude"
        label="Längengrad"
        helperText="z. B. 9,9841; beide zusammen zeigen den Hof auf der Karte"
      />
    </Columns>
  </FormSection>
)
