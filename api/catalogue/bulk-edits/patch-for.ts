import { isUnused } from '../../../shared/buying/warranted.ts'
import type { BulkChanges } from '../../../shared/catalogue/bulk-edit.ts'
import { withFigure } from '../../../shared/figures/with-figure.ts'
import { specifications } from '../../../shared/product/field-rules.ts'
import type { ProductPatch } from '../../../shared/product/product.ts'
import { HIGHEST_PRICE } from '../../../shared/product/terms.ts'
import { misplacedTimes } from '../../../shared/product/times.ts'
import { driveOfName } from '../../../shared/stock/category-names.ts'
import { quoted } from '../../../shared/stock/quoted.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { ProductEntity } from '../products/product.entity.ts'
import { COMBUSTION } from '../stock/import/drive-of-row.ts'

const PRICELESS = 'Hat keinen Preis'
const PRICE_OUT_OF_BOUNDS = 'Der neue Preis läge außerhalb dessen, was möglich ist'
const PAST_DAY = 'Dieser Tag ist vorbei: Die Maschine wäre gleich wieder aktiv'
const UNUSED_GRADE = 'Eine Zustandsklasse haben nur gebrauchte Maschinen'
const UNUSED_HOURS = 'Ist neu: Betriebsstunden nur einzeln im Formular'

type Machine = Pick<ProductEntity, 'price' | 'condition' | 'status' | 'specifications' | 'figures'>

/**
 * What the changes mean for one machine, or why they cannot be made. A figure that says the same already stays as the
 * dealer has written it.
 * @param category the name of the category that it has afterwards
 */
export function patchFor(
  { pricePercent, drive, hours, ...fields }: BulkChanges,
  machine: Machine,
  category: string,
): { patch: ProductPatch } | { reason: string } {
  const { price = null, figures } = machine
  const patch: ProductPatch = { ...fields }
  if (pricePercent !== undefined && price) patch.price = changedPrice(price, pricePercent)
  if (drive !== undefined && drive !== figures.drive)
    patch.specifications = withFigure(machine.specifications, 'drive', drive)
  if (hours !== undefined && hours !== (figures.hours ?? null))
    patch.specifications = withFigure(
      patch.specifications ?? machine.specifications,
      'hours',
      hours,
    )

  const { condition, status } = { ...machine, ...fields }
  const reasons = [
    ...Object.values(misplacedTimes({ ...fields, status })).flat(),
    fields.reservedUntil && fields.reservedUntil < berlinDay(new Date()) && PAST_DAY,
    pricePercent !== undefined && !price && PRICELESS,
    pricePercent !== undefined && price && patch.price === null && PRICE_OUT_OF_BOUNDS,
    fields.priceKind && fields.priceKind !== 'onRequest' && price === null && PRICELESS,
    fields.grade && isUnused(condition) && UNUSED_GRADE,
    hours != null && condition === 'new' && UNUSED_HOURS,
    drive !== undefined &&
      !standsIn(drive, category) &&
      `Der Antrieb passt nicht zur Kategorie ${quoted(category)}`,
    patch.specifications &&
      specifications.safeParse(patch.specifications).error?.issues[0]?.message,
  ]
  const reason = reasons.find((found) => typeof found === 'string')
  return reason ? { reason } : { patch }
}

/**
 * A price in euros that is changed by some percent, in whole euros. Half a euro is rounded up.
 * @returns null for one that no machine may have
 */
function changedPrice(price: number, percent: number): number | null {
  // In hundredths, so that 1.005 € by a binary fraction does not fall short of its half.
  const changed = Math.round((Math.round(price * 100) * Math.round((100 + percent) * 100)) / 1e6)
  return changed >= 1 && changed <= HIGHEST_PRICE ? changed : null
}

/** Whether trucks of a drive stand in a category, as an import puts them there. */
function standsIn(drive: string, category: string): boolean {
  const own = driveOfName(category)
  return own === null || own === drive || [own, drive].every((one) => COMBUSTION.includes(one))
}
