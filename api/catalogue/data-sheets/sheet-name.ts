import type { Product } from '../../../shared/product/product.ts'

/** The name of a sheet's file: `Datenblatt Linde H30D.pdf`. */
export const sheetName = (what: string, { title }: Pick<Product, 'title'>) =>
  `${`${what} ${title}`.replaceAll(/[^\p{L}\p{N}. -]/gu, '-')}.pdf`
