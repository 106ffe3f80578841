import { FormSection } from '../forms/FormSection.tsx'
import { Columns } from './Columns.tsx'
import { SettingNumber, SettingText } from './SettingInputs.tsx'

export const CompanyFields = () => (
  <FormSection title="Firma">
    <Columns>
      <SettingText source="company.name" helperText="mit Rechtsform" isRequired />
      <SettingText source="company.shortName" helperText="steht im Kopf der Website" isRequired />
      <SettingText source="company.street" isRequired />
      <SettingText source="company.postalCode" inputMode="numeric" isRequired />
      <SettingText source="company.city" isRequired />
      <SettingText source="company.email" type="email" isRequired />
      <SettingText source="company.phone" type="tel" isRequired />
      <SettingText
        source="company.emergencyPhone"
        type="tel"
        helperText="rund um die Uhr besetzt; ohne Nummer zeigt die Website keinen Notdienst"
      />
      <SettingText source="company.fax" type="tel" />
      <SettingNumber source="company.founded" format={String} />
      <SettingNumber source="company.latitude" helperText="z. B. 53,5413" />
      <SettingNumber
        source="company.longitude"
        helperText="z. B. 9,9841; beide zusammen zeigen den Hof auf der Karte"
      />
    </Columns>
  </FormSection>
)
