import Alert from '@mui/material/Alert'
import { CheckboxGroupInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { plainStockNumber } from '../../../shared/product/field-rules.ts'
import { conditionLabels, feedNames, gradeLabels } from '../../../shared/product/terms.ts'
import { unprintedLetters } from '../../../shared/writing/printed-letters.ts'
import { useCategories } from '../categories/useCategories.ts'
import { parseTypedYear } from '../data/typedNumber.ts'
import { TwoColumns } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Panel.tsx'

const wide = { gridColumn: '1 / -1' }

export function MasterData() {
  const { data: categories, isPending } = useCategories()
  return (
    <Panel title="Stammdaten">
      <TwoColumns>
        <TextInput source="title" sx={wide} />
        <TextInput source="brand" />
        <TextInput source="model" />
        <NumberInput source="year" parse={parseTypedYear} />
        <SelectInput source="condition" choices={inputChoices(conditionLabels)} isRequired />
        <SelectInput
          source="grade"
          choices={inputChoices(gradeLabels)}
          emptyText="Keine"
          helperText="Bei gebrauchten Maschinen"
        />
        <StockNumberInput />
        <TextInput source="serialNumber" helperText="Nur für Sie, nie auf der Website" />
        <TextInput source="location" />
        <SelectInput
          source="categoryId"
          choices={categories}
          optionText="name"
          emptyText="Bitte wählen"
          isPending={isPending}
        />
        <TextInput
          source="description"
          multiline
          minRows={4}
          helperText="Zustand, Ausstattung, Besonderheiten (freiwillig)"
          sx={wide}
        />
        <UnprintedLetters />
        <CheckboxGroupInput
          source="withheldFrom"
          choices={inputChoices(feedNames)}
          helperText="Unter „Portale“ sehen Sie, was jedes Portal bekommt"
          sx={wide}
        />
      </TwoColumns>
    </Panel>
  )
}

/** Blanks and slashes, which portals do not take, become hyphens once it is typed. */
function StockNumberInput() {
  const { getValues, setValue } = useFormContext()
  const tidy = () => {
    const typed: unknown = getValues('stockNumber')
    if (typeof typed !== 'string') return
    const plain = plainStockNumber(typed)
    if (plain !== typed) setValue('stockNumber', plain, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <TextInput
      source="stockNumber"
      helperText="Ihre eigene; auch Portale führen die Maschine darunter"
      onBlur={tidy}
    />
  )
}

const PRINTED = [
  'title',
  'brand',
  'model',
  'location',
  'description',
  'specifications',
  'conditionReport',
]
const SHOWN = 20

/** Says before a customer sees it which letters the papers of a machine cannot show. */
function UnprintedLetters() {
  const letters = unprintedLetters(JSON.stringify(useWatch({ name: PRINTED })))
  if (letters.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={wide}>
      Auf der Website stehen diese Zeichen richtig, auf Datenblatt, Schildern und Vorschaubild als
      □: {letters.slice(0, SHOWN).join(' ')}
    </Alert>
  )
}
