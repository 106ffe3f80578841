import Box from '@mui/material/Box'
import { BooleanInput, DateInput, SelectInput, TextInput } from 'react-admin'
import { taxModeLabels } from '../../../shared/offers/offer-input.ts'
import { Stacked } from '../layout/Boxes.tsx'
import { inputChoices } from '../layout/ChoiceField.tsx'
import { Panel } from '../layout/Panel.tsx'
import { TextBlockMenu } from './TextBlockMenu.tsx'

/** Until when and how it holds. */
export const ValidityInputs = () => (
  <Panel title="Gültigkeit und Steuer">
    <Stacked>
      <DateInput source="validUntil" label="Gültig bis" helperText={false} isRequired />
      <BooleanInput
        source="binding"
        label="Verbindlich"
        helperText="Nimmt der Kunde an, ist der Kauf geschlossen. Sonst ist es freibleibend, und Sie bestätigen seine Bestellung."
      />
      <SelectInput
        source="taxMode"
        label="Lieferung"
        choices={inputChoices(taxModeLabels)}
        isRequired
      />
    </Stacked>
  </Panel>
)

interface Props {
  inquiryId: number
}

export const IntroInput = ({ inquiryId }: Props) => (
  <Panel title="Einleitung">
    <TextWithBlocks inquiryId={inquiryId} source="intro" label="Einleitung" isLabelled />
  </Panel>
)

export const TermsInputs = ({ inquiryId }: Props) => (
  <Panel title="Bedingungen und Schluss">
    <Stacked>
      <Box sx={columns}>
        <TextInput source="deliveryTime" label="Lieferzeit" multiline minRows={2} />
        <TextInput source="paymentTerms" label="Zahlung" multiline minRows={2} />
      </Box>
      <TextWithBlocks inquiryId={inquiryId} source="closing" label="Schluss" />
    </Stacked>
  </Panel>
)

interface TextProps extends Props {
  source: string
  label: string
  /** Whether a heading above it says the same already. */
  isLabelled?: boolean
}

const TextWithBlocks = ({ inquiryId, source, label, isLabelled = false }: TextProps) => (
  <div>
    <TextInput
      source={source}
      label={!isLabelled && label}
      multiline
      minRows={3}
      margin="none"
      {...(isLabelled && { slotProps: { htmlInput: { 'aria-label': label } } })}
    />
    <TextBlockMenu inquiryId={inquiryId} source={source} label={label} />
  </div>
)

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
