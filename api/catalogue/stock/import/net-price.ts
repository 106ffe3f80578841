import type { StoredProduct } from '../../../../shared/product/product.ts'
import { columnOfTarget, isGross } from '../../../../shared/stock/columns.ts'
import { foreignAmountOf } from '../../../../shared/stock/foreign-currency.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import { readPriceCell } from '../../../../shared/stock/read-value.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/tables/table-cell.ts'
import { formatPrice } from '../../../../shared/writing/format.ts'
import type { FilledRow } from './sections-of-list.ts'

/** What says beside an amount that VAT is in it. */
const WITH_VAT =
  /\(?(?:brutto|(?:inkl|incl|einschl)\w*\.?\s*(?:\d+ ?%\s*)?(?:ges\w*\.?\s*)?(?:mwst|ust)\.?)\)?/i

/**
 * The cells of a row with its price net where its column says it with VAT, which a machine under § 25a UStG has none of.
 * A known machine keeps its price where that comes to the same.
 * @param vatRate in percent
 */
export function withNetPrice(
  cells: StockCell[],
  existing: Pick<StoredProduct, 'price' | 'priceKind'> | null,
  vatRate: number,
): FilledRow {
  const found = cells.find(([column]) => isGross(column))
  const net = columnOfTarget('price')
  if (!found || !net) return { cells, hints: [] }
  const [column, cell = null] = found
  const others = cells.filter((other) => other !== found)
  const typed = cellText(cell).trim()
  const bare = typeof cell === 'string' ? typed.replace(WITH_VAT, ' ').trim() : cell
  const asPrice = { ...net, header: column.header, ...(column.marks && { marks: column.marks }) }
  const reading = foreignAmountOf(asPrice, cell) ?? readPriceCell(bare, !existing, column.marks)
  const isAmount = typeof reading === 'object' && 'value' in reading
  const amount = isAmount && typeof reading.value === 'number' ? reading.value : null
  if (amount === null) return { cells: [...others, [asPrice, bare]], hints: [] }
  if (kindOf(others, existing) === 'margin')
    return { cells: [...others, [asPrice, amount]], hints: [] }
  const factor = 1 + vatRate / 100
  const before = existing?.price ?? null
  const isKept = before !== null && Math.abs(before * factor - amount) < tolerance(amount)
  const price = isKept ? before : Math.round((amount / factor) * 100) / 100
  const message = `${quoted(typed)} enthält ${vatRate} % MwSt.: netto ${formatPrice(price)}`
  return {
    cells: [...others, [asPrice, price]],
    hints: [{ column: column.header, value: typed, message }],
  }
}

/** In euros: whole amounts with VAT are rounded ones. */
const tolerance = (amount: number) => (Number.isInteger(amount) ? 0.6 : 0.006)

function kindOf(cells: readonly StockCell[], existing: Pick<StoredProduct, 'priceKind'> | null) {
  const [column, cell = null] = cells.find(([{ field }]) => field === 'priceKind') ?? []
  if (column?.kind !== 'field') return existing?.priceKind
  const reading = column.column.read(cell, existing === null, undefined, NO_CATEGORIES)
  return ('value' in reading && reading.value) || existing?.priceKind
}

const NO_CATEGORIES = { all: [], nameOf: () => null, idOf: () => null }
