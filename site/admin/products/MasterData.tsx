import Alert from '@mui/material/Alert'
import type { ComponentType } from 'react'
import { CheckboxGroupInput, NumberInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyField } from '../../../shared/product/field-kinds.ts'
import { feedNames, plainStockNumber } from '../../../shared/product/field-rules.ts'
import { aboutField, type ProductField, productFields } from '../../../shared/product/fields.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { unprintedLetters } from '../../../shared/writing/typography.ts'
import { useCategories } from '../categories/useCategories.ts'
import { parseTypedYear } from '../data/typedNumber.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { TwoColumns } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { FieldInput, wide } from './FieldInput.tsx'

/** In the order in which a machine is written down. */
const LINES: ProductField[] = [
  ...(['title', 'brand', 'model', 'year', 'condition', 'grade'] as const),
  ...(['stockNumber', 'serialNumber', 'location', 'categoryId'] as const),
]
const BELOW: ProductField[] = ['description', 'descriptionEn', 'withheldFrom']

/** The fields of a kind that nobody has given a place: they follow those that have one. */
export const furtherFields = <Name extends string>(fields: Readonly<Record<Name, AnyField>>) =>
  keysOf(fields).filter((name) => {
    const { kind, isElsewhere } = fields[name]
    return kind !== 'own' && !isElsewhere && ![...LINES, ...BELOW].some((placed) => placed === name)
  })

const lines = [...LINES, ...furtherFields(productFields)]

export const MasterData = () => (
  <Panel title="Stammdaten">
    <TwoColumns>
      {lines.map((field) => (
        <Input key={field} field={field} />
      ))}
      <Descriptions />
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

/** The English one beside the German one, for those who have English pages or have had a text for them. */
function Descriptions() {
  const { hasEnglish } = useDealer()
  const inEnglish: unknown = useWatch({ name: 'descriptionEn' })
  if (!hasEnglish && !inEnglish) return <FieldInput field="description" />
  return (
    <>
      <FieldInput field="description" sx={beside} />
      <FieldInput
        field="descriptionEn"
        sx={beside}
        slotProps={{ htmlInput: { lang: 'en' } }}
        {...(!hasEnglish && { helperText: 'Die englischen Seiten sind ausgeschaltet' })}
      />
    </>
  )
}

const beside = { gridColumn: 'auto' }

const YearInput = () => <NumberInput source="year" parse={parseTypedYear} />

function CategoryInput() {
  const { data: categories, isPending } = useCategories()
  return (
    <SelectInput
      source="categoryId"
      choices={categories}
      optionText="name"
      emptyText="Bitte wählen"
      isPending={isPending}
    />
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
  return <FieldInput field="stockNumber" onBlur={tidy} />
}

/** The inputs of which the kind of their field does not say everything. */
const ownInputs: Partial<Record<ProductField, ComponentType>> = {
  title: () => <FieldInput field="title" sx={wide} />,
  year: YearInput,
  stockNumber: StockNumberInput,
  categoryId: CategoryInput,
}

function Input({ field }: { field: ProductField }) {
  const Own = ownInputs[field]
  return Own ? <Own /> : <FieldInput field={field} />
}

const printed = keysOf(productFields).filter((field) => aboutField(field)?.isPrinted)
const SHOWN = 20

/** Says before a customer sees it which letters the papers of a machine cannot show. */
function UnprintedLetters() {
  const letters = unprintedLetters(JSON.stringify(useWatch({ name: printed })))
  if (letters.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={wide}>
      Auf der Website stehen diese Zeichen richtig, auf Datenblatt, Schildern und Vorschaubild als
      □: {letters.slice(0, SHOWN).join(' ')}
    </Alert>
  )
}
