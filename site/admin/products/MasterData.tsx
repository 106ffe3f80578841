import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import Typography from '@mui/material/Typography'
import {
  CheckboxGroupInput,
  NumberInput,
  type NumberInputProps,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { conditionLabels, gradeLabels, priceKindLabels } from '../../../shared/catalogue/terms.ts'
import { feedNames } from '../../../shared/feeds/keys.ts'
import { formatPrice } from '../../../shared/format.ts'
import { readTypedNumber } from '../../../shared/german-number.ts'
import { unprintedLetters } from '../../../shared/printed-letters.ts'
import { grossProfitText } from '../../../shared/product/gross-profit.ts'
import { ON_REQUEST } from '../../../shared/product/price.ts'
import { plainStockNumber } from '../../../shared/product/stock-number.ts'
import { readPrice } from '../../../shared/product/typed-price.ts'
import { useMay } from '../auth/me.tsx'
import { useCategories } from '../categories/useCategories.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { parseTypedPrice, parseTypedYear } from '../forms/typedNumber.ts'
import { inputChoices } from '../layout/ChoiceField.tsx'
import { Panel } from '../layout/Panel.tsx'

const wide = { gridColumn: '1 / -1' }

export function MasterData() {
  const { data: categories, isPending } = useCategories()
  return (
    <Panel title="Stammdaten">
      <Box sx={columns(2)}>
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
      </Box>
    </Panel>
  )
}

/** What the staff write to each other about the machine. */
export const InternalNote = () => (
  <Panel title="Interne Notiz">
    <TextInput
      source="note"
      label={false}
      multiline
      minRows={2}
      helperText="Nur für Sie und Ihre Kollegen, nie auf der Website"
      slotProps={{ htmlInput: { 'aria-label': 'Interne Notiz' } }}
    />
  </Panel>
)

const columns = (count: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: `repeat(${count}, minmax(0, 1fr))` },
})

export function PriceFields() {
  const knowsCost = useMay('products.purchase-price')
  return (
    <Panel title="Verkauf und Miete">
      <Box sx={columns(knowsCost ? 2 : 3)}>
        <SelectInput source="priceKind" choices={inputChoices(priceKindLabels)} isRequired />
        <PriceInput />
        {knowsCost && <PurchasePriceInput />}
        <Euros
          source="previousPrice"
          helperText="Steht durchgestrichen auf der Website, wenn er höher ist"
        />
      </Box>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 1 }}>
        Miete, netto
      </Typography>
      <Box sx={columns(3)}>
        <Euros source="rent.day" label="Je Tag" helperText="Leer: nicht zu mieten" />
        <Euros source="rent.week" label="Je Woche" helperText={false} />
        <Euros source="rent.month" label="Je Monat" helperText={false} />
      </Box>
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

function PriceInput() {
  const { setValue } = useFormContext()
  const price: unknown = useWatch({ name: 'price' })
  const kind: unknown = useWatch({ name: 'priceKind' })
  /** `auf Anfrage` is no amount, but what the price is. */
  const takeWords = () => {
    if (typeof price !== 'string' || readPrice(price, readTypedNumber)?.amount !== null) return
    setValue('priceKind', 'onRequest', { shouldDirty: true })
    setValue('price', null, { shouldDirty: true, shouldValidate: true })
  }
  return <Euros source="price" helperText={priceHint(price, kind)} onBlur={takeWords} />
}

/** What visitors will read. */
function priceHint(price: unknown, kind: unknown): string {
  if (kind === 'onRequest') return 'Bleibt intern; Besucher lesen „Preis auf Anfrage“'
  const tax = kind === 'margin' ? 'differenzbesteuert' : 'netto in Euro'
  return typeof price === 'number' && price > 0
    ? `${formatPrice(price)} ${tax}`
    : `${tax}, 0 heißt „${ON_REQUEST}“`
}

const amount = (typed: unknown) => (typeof typed === 'number' ? typed : null)

/** Says what the machine brings at its price, at each stroke. */
function PurchasePriceInput() {
  const { vatRate } = useDealer()
  const [price, kind, paid]: unknown[] = useWatch({ name: ['price', 'priceKind', 'purchasePrice'] })
  const sale = { price: amount(price), purchasePrice: amount(paid), isMargin: kind === 'margin' }
  return (
    <Euros
      source="purchasePrice"
      helperText={
        grossProfitText(sale, vatRate) ||
        'Netto; nur für Administrator und Vertrieb, nie auf der Website'
      }
    />
  )
}

const Euros = (props: NumberInputProps) => (
  <NumberInput
    parse={parseTypedPrice}
    {...props}
    slotProps={{ input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } }}
  />
)

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
