import type { Database } from '../../base/data/db/database.ts'
import { jsonOf } from '../../base/data/db/rows.ts'
import type { Storage } from '../../base/files/storage/storage.ts'
import type { StoragePlace } from '../../base/files/storage/storage-url.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'

const NAMED = new RegExp(`"/${UPLOADS}/`)
const MISSING =
  'Die Datenbank nennt Bilder, aber in DATA_DIR liegt keines. Fehlt STORAGE_URL, die den Bucket mit den Bildern nennt?'

/** Says at a start that pictures are looked for in the wrong place; null if nothing speaks for that. */
export async function missingPictures(
  { db }: Database,
  storage: Storage,
  { bucket }: StoragePlace,
): Promise<string | null> {
  if (bucket || (await storage.list(UPLOADS)).length > 0) return null
  const rows = await db.selectFrom('product').select('images').execute()
  return rows.some(({ images }) => NAMED.test(JSON.stringify(jsonOf(images)))) ? MISSING : null
}
