import TextIcon from '@mui/icons-material/QuickreplyOutlined'
import { Button, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { BooleanInput, DateInput, SelectInput, TextInput, useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { taxModeLabels } from '../../../shared/offers/offer-input.ts'
import { byLanguage, fillTemplate, otherLanguage } from '../message-templates/templates.ts'
import { TwoColumns } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'

/** Until when and how it holds. */
export const ValidityInputs = () => (
  <Panel title="Gültigkeit und Steuer" gap={2}>
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
  </Panel>
)

interface Props {
  offer: Offer
}

export const IntroInput = ({ offer }: Props) => (
  <Panel title="Einleitung">
    <TextWithBlocks offer={offer} source="intro" label="Einleitung" isLabelled />
  </Panel>
)

export const TermsInputs = ({ offer }: Props) => (
  <Panel title="Bedingungen und Schluss" gap={2}>
    <TwoColumns>
      <TextInput source="deliveryTime" label="Lieferzeit" multiline minRows={2} />
      <TextInput source="paymentTerms" label="Zahlung" multiline minRows={2} />
    </TwoColumns>
    <TextWithBlocks offer={offer} source="closing" label="Schluss" />
  </Panel>
)

interface TextProps extends Props {
  /** The field of the offer. */
  source: string
  label: string
  /** Whether a heading above it says the same already. */
  isLabelled?: boolean
}

const TextWithBlocks = ({ offer, source, label, isLabelled = false }: TextProps) => (
  <div>
    <TextInput
      source={source}
      label={!isLabelled && label}
      multiline
      minRows={3}
      margin="none"
      {...(isLabelled && { slotProps: { htmlInput: { 'aria-label': label } } })}
    />
    <TextBlockMenu offer={offer} source={source} label={label} />
  </div>
)

/** Puts the text of a message template below what is typed already. Nothing is shown where there are none. */
function TextBlockMenu({ offer, source, label }: Omit<TextProps, 'isLabelled'>) {
  const { data: templates = [] } = useGetList<MessageTemplate>('message-templates')
  const { getValues, setValue } = useFormContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const { mutate, isPending } = useCall({
    call: (templateId: number) => fillTemplate(offer.inquiryId, templateId),
    onDone: ({ text }) => {
      const typed = String(getValues(source) ?? '').trimEnd()
      setValue(source, typed ? `${typed}\n\n${text}` : text, { shouldDirty: true })
    },
    failed: 'Der Textbaustein konnte nicht geladen werden',
  })
  if (templates.length === 0) return null
  const { fitting, others } = byLanguage(templates, offer.language)
  const toItem = (template: MessageTemplate) => (
    <MenuItem
      key={template.id}
      onClick={() => {
        setAnchor(null)
        mutate(template.id)
      }}
    >
      {template.name}
    </MenuItem>
  )
  return (
    <>
      <Button
        size="small"
        startIcon={<TextIcon />}
        loading={isPending}
        aria-label={`Textbaustein für ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Textbaustein
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {fitting.map(toItem)}
        {others.length > 0 && <ListSubheader>{otherLanguage[offer.language]}</ListSubheader>}
        {others.map(toItem)}
      </Menu>
    </>
  )
}
