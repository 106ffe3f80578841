import type { Product } from './product.ts'

/** The year that a machine was built in, in words where nobody knows it. */
export const yearText = (year: number | null | undefined): string => String(year ?? 'unbekannt')

/** `Baujahr 2019`, `Baujahr unbekannt`. */
export const builtText = ({ year }: { year?: number | null | undefined }): string =>
  `Baujahr ${yearText(year)}`

/** Brand and model; null where the title, which stands beside it, is nothing else. */
export function makerBesideTitle({
  title,
  brand,
  model,
}: Pick<Product, 'title' | 'brand' | 'model'>): string | null {
  const maker = `${brand} ${model}`
  return title === maker ? null : maker
}
