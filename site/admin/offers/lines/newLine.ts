import { machineLine } from '../../../../shared/offers/machine-line.ts'
import type { LineKind, OfferLine } from '../../../../shared/offers/offer-input.ts'
import type { Product } from '../../../../shared/product/product.ts'

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

export const newLine = (kind: LineKind): NewLine => ({
  kind,
  productId: null,
  title: titles[kind],
  description: '',
  quantity: 1,
  unitPrice: null,
  priceKind: 'net',
  optional: false,
})

export const lineForProduct = ({ figures, ...product }: Product): OfferLine =>
  machineLine({ ...product, hours: figures.hours })
