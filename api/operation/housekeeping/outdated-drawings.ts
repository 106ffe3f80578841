import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Db } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import type { DrawnFiles } from '../../base/files/drawn-files.ts'
import { findProducts } from '../../catalogue/products/product.queries.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'

/** Files of machines; a name begins with the machine's number. */
export interface MachineFiles {
  files: Pick<DrawnFiles<never>, 'names' | 'remove'>
  /** The files that show a machine as it is now. */
  namesFor(product: Product, dealer: Dealer): string[] | Promise<string[]>
}

/** Deletes files of products that are gone or have changed. */
export async function cleanUpDrawnFiles(machineFiles: MachineFiles, db: Db): Promise<void> {
  const { files } = machineFiles
  const dealer = await findDealer(db)
  const names = await files.names()
  for (const some of portionsOf(names)) {
    const ids = new Set(some.map((name) => Number.parseInt(name, 10)))
    const products = await findProducts(db, [...ids])
    const current = await Promise.all(
      products.map((product) => machineFiles.namesFor(product, dealer)),
    )
    const currentNames = new Set(current.flat())
    for (const name of some.filter((name) => !currentNames.has(name))) await files.remove(name)
  }
}
