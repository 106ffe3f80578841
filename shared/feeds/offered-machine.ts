import { paths } from '../addresses/paths.ts'
import type { Dealer } from '../dealer/dealer.ts'
import { visiblePrice } from '../product/price.ts'
import type { Product } from '../product/product.ts'

/** A machine as portals may know it. */
export interface OfferedMachine {
  /** As visitors see it. */
  product: Product
  /** Under which portals know it: the stock number, without one the id. */
  number: string
  /** Whole euros; null when it is on request. */
  price: number | null
  /** The whole address of its page. */
  page: string
  /** The whole addresses of its pictures. */
  pictures: string[]
  dealer: Dealer
}

/** @param product as visitors see it */
export function offeredMachine(product: Product, dealer: Dealer, siteUrl: string): OfferedMachine {
  const price = visiblePrice(product)
  return {
    product,
    number: product.stockNumber ?? String(product.id),
    price: price === null ? null : Math.round(price),
    page: siteUrl + paths.product(product.id),
    pictures: product.images.map((image) => new URL(image, siteUrl).href),
    dealer,
  }
}

/** The same machine with a price on request. */
export function withoutPrice(machine: OfferedMachine): OfferedMachine {
  const product: Product = {
    ...machine.product,
    priceKind: 'onRequest',
    price: null,
    previousPrice: null,
  }
  return { ...machine, product, price: null }
}
