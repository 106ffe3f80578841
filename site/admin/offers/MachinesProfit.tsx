import Typography from '@mui/material/Typography'
import { useGetMany } from 'react-admin'
import { formatPrice } from '../../../shared/format.ts'
import { machinesProfit, type ProfitLine } from '../../../shared/offers/machines-profit.ts'
import type { Product } from '../../../shared/product/product.ts'
import { useDealer } from '../dealer/DealerContext.ts'

interface Props {
  lines: ProfitLine[]
  /** Whether the goods leave the EU. */
  isExport: boolean
}

/** What the machines of a draft bring, once it is known of each what it has cost. It stands on no paper. */
export function MachinesProfit({ lines, isExport }: Props) {
  const { vatRate } = useDealer()
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const { data = [] } = useGetMany<Product>('products', { ids }, { retry: false })
  const paid = new Map(
    data.flatMap(({ id, purchasePrice }) => (purchasePrice == null ? [] : [[id, purchasePrice]])),
  )
  // Goods that leave the EU are free of VAT, those of a margin too (§ 25a Abs. 5 UStG).
  const profit = machinesProfit(lines, paid, isExport ? 0 : vatRate)
  if (profit === null) return null
  return (
    <Typography variant="note" sx={{ mt: 1.5 }}>
      {profit < 0 ? 'Verlust' : 'Rohertrag'} der Maschinen: {formatPrice(Math.abs(profit))}. Das
      sieht kein Kunde.
    </Typography>
  )
}
