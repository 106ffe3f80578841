import { Box, Link, Typography } from '@mui/material'
import { DateTimeInput, TextInput, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { localTimeOf, momentAt } from '../../../shared/dealer/clock.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { productFields } from '../../../shared/product/fields.ts'
import { grossProfitText } from '../../../shared/product/gross-profit.ts'
import { ON_REQUEST } from '../../../shared/product/price.ts'
import { productLabels } from '../../../shared/product/product.ts'
import { readPrice } from '../../../shared/product/typed-price.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { formatPrice } from '../../../shared/writing/format.ts'
import { readTypedNumber } from '../../../shared/writing/german-number.ts'
import { useMay } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { Euros, FieldInput } from './FieldInput.tsx'

const columns = (count: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: `repeat(${count}, minmax(0, 1fr))` },
})

/** What the machine costs, sold and rented. */
export function PriceFields() {
  const knowsCost = useMay('products.purchase-price')
  return (
    <Panel title="Verkauf und Miete">
      <Box sx={columns(3)}>
        <FieldInput field="priceKind" />
        <PriceInput />
        <FieldInput field="previousPrice" />
        {knowsCost && <PurchasePriceInput />}
        {knowsCost && <FieldInput field="preparationCost" />}
      </Box>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }} gutterBottom>
        Miete, netto
      </Typography>
      <Box sx={columns(3)}>
        <Euros source="rent.day" label="Je Tag" helperText="Leer: nicht zu mieten" />
        <Euros source="rent.week" label="Je Woche" />
        <Euros source="rent.month" label="Je Monat" />
      </Box>
    </Panel>
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
  return <FieldInput field="price" helperText={priceHint(price, kind)} onBlur={takeWords} />
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
  const [price, kind, paid, prepared]: unknown[] = useWatch({
    name: ['price', 'priceKind', 'purchasePrice', 'preparationCost'],
  })
  const sale = {
    price: amount(price),
    purchasePrice: amount(paid),
    preparationCost: amount(prepared),
    isMargin: kind === 'margin',
  }
  return (
    <FieldInput
      field="purchasePrice"
      helperText={
        grossProfitText(sale, vatRate) ||
        'Netto; nur für Administrator und Vertrieb, nie auf der Website'
      }
    />
  )
}

/** What the staff write to each other about the machine. */
export const InternalNote = () => (
  <Panel title={productLabels.note}>
    <TextInput
      source="note"
      label={false}
      multiline
      minRows={productFields.note.rows}
      helperText={productFields.note.help}
      slotProps={{ htmlInput: { 'aria-label': productLabels.note } }}
    />
  </Panel>
)

/** Whether a machine is offered, and what of that ends or begins by itself. */
export function StatusInputs() {
  const status: unknown = useWatch({ name: 'status' })
  return (
    <Stacked>
      <FieldInput field="status" />
      {status === 'reserved' && (
        <>
          <ReservedUntil />
          <ReservedFor />
        </>
      )}
      {status === 'inactive' && (
        <DateTimeInput
          source="publishAt"
          format={toLocal}
          parse={toInstant}
          helperText="Dann wird die Maschine von selbst aktiv (deutsche Zeit). Leer: gar nicht."
        />
      )}
    </Stacked>
  )
}

function ReservedUntil() {
  const day: unknown = useWatch({ name: 'reservedUntil' })
  const isOver = typeof day === 'string' && day !== '' && day < berlinDay(new Date())
  return (
    <FieldInput
      field="reservedUntil"
      color={isOver ? 'warning' : 'primary'}
      helperText={
        isOver
          ? 'Dieser Tag ist vorbei. So gespeichert, ist die Maschine gleich wieder aktiv.'
          : 'Danach ist die Maschine von selbst wieder aktiv. Leer: ohne Ende. Besucher sehen den Tag nicht.'
      }
      slotProps={isOver ? { formHelperText: { sx: { color: 'warning.dark' } } } : {}}
    />
  )
}

/** Berlin's time, wherever the browser is. What the input has formatted already stays. */
function toLocal(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.endsWith('Z') ? localTimeOf(new Date(value)) : value
}

/** While it is being typed it may be no time yet. */
function toInstant(local: string): string | null {
  const moment = local ? momentAt(local.slice(0, 16)) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

/** Says for whom the machine is reserved, to those who see inquiries. */
function ReservedFor() {
  const id: unknown = useWatch({ name: 'reservedFor' })
  const maySee = useMay('inquiries.read')
  const isFor = typeof id === 'number' && maySee
  const { data } = useGetOne<InquiryDetail>('inquiries', { id: isFor ? id : 0 }, { enabled: isFor })
  if (!isFor || !data) return null
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      {productLabels.reservedFor}{' '}
      <Link component={RouterLink} to={adminPaths.inquiry(data.id)}>
        {[data.name, data.company].filter(Boolean).join(', ')}
      </Link>{' '}
      ({data.receipt})
    </Typography>
  )
}
