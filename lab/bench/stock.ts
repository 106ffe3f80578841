import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../api/config.ts'
import { openServices } from '../../api/services.ts'
import { fill } from '../../api/tests/large-stock.ts'

/** A data folder with so many plausible machines, made once in a folder. */
export async function stockOf(root: string, products: number, password?: string): Promise<string> {
  const dataDir = join(root, String(products))
  if (existsSync(dataDir)) return dataDir
  const env = { DATA_DIR: dataDir, SEED: 'none', ...(password && { ADMIN_PASSWORD: password }) }
  const services = await openServices(readConfig(env))
  await fill(services.database, products)
  await services.database.close()
  return dataDir
}
