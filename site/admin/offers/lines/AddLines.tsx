import AddIcon from '@mui/icons-material/Add'
import { Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { type SortPayload, useSimpleFormIterator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { WarrantySettings } from '../../../../shared/buying/settings.ts'
import { loweredKinds } from '../../../../shared/offers/discount.ts'
import { machineLine, rentLine, timeOfDelivery } from '../../../../shared/offers/machine-lines.ts'
import {
  type LineKind,
  lineKindLabels,
  MOST_LINES,
  type OfferLine,
} from '../../../../shared/offers/offer-input.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { Row, Stacked } from '../../parts/Boxes.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { choiceDetail } from '../../products/stockFacts.ts'
import { typedLines } from '../offerForm.ts'
import { DiscountDialog } from './Discount.tsx'

const byTitle: SortPayload = { field: 'title', order: 'ASC' }

/** Adds a machine of the stock by a few letters, and anything else by a button. */
export function AddLines() {
  const { add, total } = useSimpleFormIterator()
  const { warranty } = useDealer()
  const { getValues, setValue } = useFormContext()
  const focusOnceAdded = useFocusOnceAdded()
  const [isRent, setRent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const lines = () => typedLines(getValues('lines'))
  // What a line delivers is not picked up.
  const leavePickUpOut = () => {
    const time: unknown = getValues('deliveryTime')
    if (typeof time === 'string' && timeOfDelivery(time) !== time)
      setValue('deliveryTime', timeOfDelivery(time), { shouldDirty: true })
  }
  const begin = (kind: LineKind) => {
    const lowered = kind === 'discount' ? loweredKinds(lines()) : []
    if (lowered.length > 1) return setAsking(true)
    add({ ...newLine(kind), ...(lowered[0] && { priceKind: lowered[0] }) })
    // Its name says enough already.
    if (kind === 'discount') focusOnceAdded(`lines.${total}.unitPrice`)
    if (kind === 'delivery') leavePickUpOut()
  }
  if (total >= MOST_LINES)
    return (
      <Typography variant="note" sx={{ mt: 2 }}>
        Mehr als {MOST_LINES} Positionen hat ein Angebot nicht.
      </Typography>
    )
  return (
    <Stacked gap={1.5} sx={{ mt: total > 0 ? 2 : 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Wie die Maschine angeboten wird"
        value={isRent}
        onChange={(_, chosen: boolean | null) => chosen !== null && setRent(chosen)}
      >
        <ToggleButton value={false}>Zum Kauf</ToggleButton>
        <ToggleButton value={true}>Zur Miete</ToggleButton>
      </ToggleButtonGroup>
      <SearchField<Product>
        resource="products"
        sort={byTitle}
        label="Maschine aus dem Bestand hinzufügen"
        placeholder="Modell oder Lagernummer"
        textOf={({ title }) => title}
        detailOf={choiceDetail}
        isDisabled={({ status }) => status === 'sold'}
        onChoose={(product) => add(lineForProduct(product, { warranty, isRent }))}
      />
      <Row role="group" aria-label="Position hinzufügen">
        {keysOf(lineKindLabels).map((kind) => (
          <Button key={kind} variant="outlined" startIcon={<AddIcon />} onClick={() => begin(kind)}>
            {kind === 'machine' ? 'Andere Maschine' : lineKindLabels[kind]}
          </Button>
        ))}
      </Row>
      {isAsking && (
        <DiscountDialog
          lines={lines()}
          onAdd={(part) => add({ ...newLine('discount'), ...part })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stacked>
  )
}

/** Puts the keyboard into a field of a new line; the list itself puts it into the first one, at the same moment. */
function useFocusOnceAdded() {
  const { setFocus } = useFormContext()
  const [wanted, setWanted] = useState<{ field: string; isAdded: boolean } | null>(null)
  useEffect(() => {
    if (!wanted) return
    if (wanted.isAdded) setFocus(wanted.field)
    setWanted(wanted.isAdded ? null : { ...wanted, isAdded: true })
  }, [wanted, setFocus])
  return (field: string) => setWanted({ field, isAdded: false })
}

/** What a new line is called, where that says enough. */
const titles: Record<LineKind, string> = {
  machine: '',
  rent: 'Miete je Monat',
  service: '',
  delivery: 'Lieferung',
  discount: 'Nachlass',
  tradeIn: 'Inzahlungnahme',
}

/** A line as it is begun, without a price that somebody could forget to change. */
type NewLine = Omit<OfferLine, 'unitPrice'> & { unitPrice: number | null }

const newLine = (kind: LineKind): NewLine => ({
  kind,
  productId: null,
  title: titles[kind],
  description: '',
  quantity: 1,
  unitPrice: null,
  priceKind: 'net',
  optional: false,
  isAlternative: false,
})

function lineForProduct(
  product: Product,
  { warranty, isRent }: { warranty: WarrantySettings; isRent: boolean },
): NewLine {
  const line = isRent ? rentLine(product, warranty) : machineLine(product, warranty)
  return { ...line, unitPrice: line.unitPrice || null }
}
