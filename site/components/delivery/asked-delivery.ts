import type { z } from 'zod'
import { POSTCODE } from '../../../shared/addresses/parameters.ts'
import { deliveryPrice } from '../../../shared/buying/delivery.ts'
import { readPostcode } from '../../../shared/buying/postcodes.ts'
import { read } from '../../read.ts'

interface AskedDelivery {
  /** What stands in the address in place of a postcode, as it was typed. */
  typed: string
  postcode: string | null
  /** What delivery of the machines to it costs, in their order; none without a postcode. */
  prices: (z.output<typeof deliveryPrice> | null)[]
}

/** Reads the postcode that the address of a page names, and asks what delivery of these machines to it costs. */
export async function askedDelivery(
  { locals, url }: { locals: App.Locals; url: URL },
  ids: readonly number[],
): Promise<AskedDelivery> {
  const typed = url.searchParams.get(POSTCODE)?.trim() ?? ''
  const postcode = locals.dealer.hasDeliveryPrices ? readPostcode(typed) : null
  const priceOf = (id: number) =>
    read(locals, `/products/${id}/delivery?postcode=${postcode}`, deliveryPrice)
  return { typed, postcode, prices: postcode ? await Promise.all(ids.map(priceOf)) : [] }
}
