import Typography from '@mui/material/Typography'
import { ArrayInput } from 'react-admin'
import { MOST_ZONES } from '../../../shared/buying/delivery-settings.ts'
import { MOST_LOCATIONS } from '../../../shared/buying/location-settings.ts'
import { locationKinds } from '../../../shared/buying/locations.ts'
import { LONGEST_WARRANTY, warrantyKeys } from '../../../shared/buying/warranty-settings.ts'
import { TwoColumns } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Hint, SettingChoice, SettingNumber, SettingText, ShortEntries } from './inputs.tsx'
import { warrantyNames } from './labels.ts'
import { Section } from './SectionList.tsx'

/** What a buyer is told beside the price of each machine. */
export const BuyingFields = () => (
  <>
    <LocationFields />
    <DeliveryFields />
    <WarrantyFields />
    <LeasingFields />
  </>
)

const LocationFields = () => (
  <Section name="standorte">
    <Hint>
      Was die Orte sind, an denen Ihre Maschinen stehen, geschrieben wie im Feld Standort der
      Maschine, höchstens {MOST_LOCATIONS}. Ihre Seite sagt danach, wo sie zu sehen ist. Ihr eigener
      Ort gilt auch ohne Eintrag als Ihr Haus.
    </Hint>
    <ArrayInput source="locations" label={false}>
      <ShortEntries columns="minmax(0, 1fr) minmax(0, 1fr)">
        <SettingText source="name" />
        <SettingChoice source="kind" choices={inputChoices(locationKinds)} defaultValue="depot" />
      </ShortEntries>
    </ArrayInput>
  </Section>
)

const DeliveryFields = () => (
  <Section name="lieferung">
    <Hint>
      Preise der Lieferung nach Postleitzahl, netto, höchstens {MOST_ZONES} Gebiete. Es gilt das
      Gebiet mit den meisten Ziffern, und eines für den Standort der Maschine vor einem ohne
      Standort. Wo keines passt, und ohne Gebiete überall, ist die Lieferung auf Anfrage.
    </Hint>
    <ArrayInput source="delivery.zones" label={false}>
      <ShortEntries columns="minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)">
        <SettingText source="from" placeholder="von überall" />
        <SettingText source="postcodes" placeholder="20-25, 27, 30159" />
        <SettingNumber source="price" />
      </ShortEntries>
    </ArrayInput>
    <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
      Schwere Maschinen
    </Typography>
    <TwoColumns>
      <SettingNumber
        source="delivery.heavyFromKg"
        helperText="dieses Gewicht eingeschlossen; ohne bekanntes Eigengewicht ist die Lieferung dann auf Anfrage"
      />
      <SettingNumber source="delivery.heavyPercent" />
    </TwoColumns>
  </Section>
)

const WarrantyFields = () => (
  <Section name="garantie">
    <Hint>
      In Monaten, höchstens {LONGEST_WARRANTY}, und worauf: „auf Antrieb und Hydraulik“. 0 heißt
      ohne Garantie; ohne Angabe sagt die Website nichts. Steht auf der Seite der Maschine, im
      Vergleich, auf dem Datenblatt und im Angebot.
    </Hint>
    <TwoColumns>
      {warrantyKeys.flatMap((key) => [
        <SettingNumber
          key={`${key}.months`}
          source={`warranty.${key}.months`}
          helperText={key === 'new' ? 'auch für Vorführgeräte' : false}
        />,
        <SettingText
          key={`${key}.scope`}
          source={`warranty.${key}.scope`}
          slotProps={{ htmlInput: { 'aria-description': warrantyNames[key] } }}
        />,
      ])}
    </TwoColumns>
  </Section>
)

const LeasingFields = () => (
  <Section name="leasing">
    <Hint>
      Für ein unverbindliches Beispiel neben jedem gezeigten Nettopreis, nie bei
      Differenzbesteuerung oder Preis auf Anfrage. Gerechnet wird eine Annuität, zahlbar am
      Monatsende, auf ganze Euro aufgerundet. Ohne Laufzeit zeigt die Website keine Rate.
    </Hint>
    <TwoColumns>
      <SettingNumber source="leasing.months" />
      <SettingNumber source="leasing.interestPercent" />
      <SettingNumber source="leasing.downPaymentPercent" />
      <SettingNumber source="leasing.residualPercent" />
      <SettingNumber source="leasing.minPrice" helperText="dieser Preis eingeschlossen" />
    </TwoColumns>
  </Section>
)
