import type { LeasingSettings } from '../buying/leasing-settings.ts'
import { type WarrantySettings, warrantyKeys } from '../buying/warranty-settings.ts'
import type { Promises } from '../search/in-stock.ts'

/** What a search needs to know of the dealer's promises. */
export const promisesOf = ({
  warranty,
  leasing,
}: {
  warranty: WarrantySettings
  leasing: LeasingSettings
}): Promises => ({
  warranted: warrantyKeys.filter((key) => (warranty?.[key]?.months ?? 0) > 0),
  leasingFrom: leasing?.minPrice ?? null,
})
