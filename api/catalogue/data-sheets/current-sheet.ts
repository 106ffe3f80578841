import type { Product } from '../../../shared/product/product.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findDealer, findLogo } from '../../dealer/settings/settings.queries.ts'
import type { DataSheets } from './data-sheets.ts'
import type { SheetKind } from './sheet-content.ts'

/**
 * A sheet of a machine as PDF, with what is known of machine and dealer now.
 * @throws {ApiError} 503 if too many are waiting already
 */
export async function currentSheet(
  { db, dataSheets }: { db: Db; dataSheets: DataSheets },
  kind: SheetKind,
  product: Product,
): Promise<Buffer<ArrayBuffer>> {
  const dealer = await findDealer(db)
  const logo = dealer.logo && (await findLogo(db, dealer.logo.src))
  return dataSheets.read(kind, product, dealer, logo)
}

/** The name of its file: `Datenblatt Linde H30D.pdf`. */
export const sheetName = (what: string, { title }: Pick<Product, 'title'>) =>
  `${`${what} ${title}`.replaceAll(/[^\p{L}\p{N}. -]/gu, '-')}.pdf`
