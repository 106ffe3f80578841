import { Alert, Box, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { sumsRefusal } from '../../../shared/offers/discount.ts'
import type { OfferTotals } from '../../../shared/offers/totals.ts'
import { machinesProfit, type ProfitLine } from '../../../shared/offers/totals.ts'
import { signedEuros, sumsAfterTradeIn, sumsOf } from '../../../shared/offers/wording.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatCount, formatWholeEuros } from '../../../shared/writing/format.ts'
import { May } from '../auth/me.tsx'
import { useDealer } from '../dealer/DealerContext.ts'
import { Panel } from '../parts/Page.tsx'
import { typedTaxMode, typedTotals } from './offerForm.ts'

/** What the form comes to, at each stroke. */
export function LiveTotals() {
  const { vatRate } = useDealer()
  const lines: unknown = useWatch({ name: 'lines' })
  const taxMode: unknown = useWatch({ name: 'taxMode' })
  const { totals, counted, incomplete } = typedTotals({ lines, taxMode }, vatRate)
  const refusal = sumsRefusal(counted, totals, typedTaxMode(taxMode))
  return (
    <Panel title="Summen" gap={1.5}>
      <TotalsTable totals={totals} isLive />
      <May permission="products.purchase-price">
        <MachinesProfit lines={counted} isExport={taxMode === 'export'} />
      </May>
      {taxMode !== 'domestic' && (
        <Typography variant="note">Ohne Mehrwertsteuer: Die Ware geht ins Ausland.</Typography>
      )}
      {incomplete > 0 && (
        <Typography variant="note">
          {formatCount(incomplete, 'Position zählt', 'Positionen zählen')} noch nicht, weil Menge
          oder Preis fehlt.
        </Typography>
      )}
      {refusal && (
        <Alert severity="warning">{refusal} So lässt sich das Angebot nicht speichern.</Alert>
      )}
    </Panel>
  )
}

interface TotalsProps {
  totals: OfferTotals
  /** Whether the sum changes while somebody looks at it. */
  isLive?: boolean
}

export function TotalsTable({ totals, isLive = false }: TotalsProps) {
  const sums = [...sumsOf({ totals }), ...sumsAfterTradeIn({ totals })]
  return (
    <Box component="dl" sx={table}>
      {sums.map(({ label, amount, isResult }, index) => (
        <Box key={label} sx={isResult ? { ...row, ...result } : row}>
          <dt>{label}</dt>
          <dd {...(isLive && index === sums.length - 1 && { 'aria-live': 'polite' })}>
            {signedEuros(amount)}
          </dd>
        </Box>
      ))}
    </Box>
  )
}

const table = { m: 0, display: 'grid', gap: 0.75, fontVariantNumeric: 'tabular-nums' }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  '& dd': { m: 0, ml: 'auto', whiteSpace: 'nowrap' },
}
const result = { pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 700, fontSize: '1.1rem' }

interface ProfitProps {
  lines: ProfitLine[]
  /** Whether the goods leave the EU. */
  isExport: boolean
}

/** What the machines of a draft bring, less their preparation, once it is known of each what it has cost. It stands on no paper. */
function MachinesProfit({ lines, isExport }: ProfitProps) {
  const { vatRate } = useDealer()
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const { data = [] } = useGetMany<Product>('products', { ids }, { retry: false })
  const costs = new Map(
    data.map(({ id, purchasePrice = null, preparationCost = null }) => [
      id,
      { purchasePrice, preparationCost },
    ]),
  )
  // Goods that leave the EU are free of VAT, those of a margin too (§ 25a Abs. 5 UStG).
  const profit = machinesProfit(lines, costs, isExport ? 0 : vatRate)
  if (profit === null) return null
  return (
    <Typography variant="note">
      {profit < 0 ? 'Verlust' : 'Rohertrag'} der Maschinen: {formatWholeEuros(Math.abs(profit))}.
      Das sieht kein Kunde.
    </Typography>
  )
}
