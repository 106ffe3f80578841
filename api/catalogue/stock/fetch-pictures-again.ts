import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { IMAGES_PER_PRODUCT } from '../../../shared/product/field-rules.ts'
import type { FetchedPictures, PicturesToFetch } from '../../../shared/stock/imports.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../images/image-store.ts'
import { AT_A_TIME, BulkChange, type PlannedChange } from '../products/product.bulk.ts'
import { ProductEntity } from '../products/product.entity.ts'
import { ImportPictures } from './import/pictures/import-pictures.ts'
import type { PictureFetcher } from './import/pictures/picture-fetcher.ts'
import { StockImportEntity } from './stock-import.entity.ts'
import { UNDONE, UNKNOWN_IMPORT } from './undo-import.ts'

interface Options {
  images: ImageStore
  fetcher: PictureFetcher
  signal: AbortSignal
}

/**
 * Fetches once more what an import could not fetch.
 * @returns what puts the pictures where they belong, in the caller's transaction
 * @throws {ApiError} 404, 409 for an import that is undone
 */
export async function fetchPicturesAgain(
  em: EntityManager,
  id: number,
  { images, fetcher, signal }: Options,
): Promise<(em: EntityManager, author: string) => Promise<Change<FetchedPictures>>> {
  const { failedPictures: lacking } = await requireImport(em, id)
  await using folder = await images.incoming()
  const pictures = new ImportPictures({
    images,
    fetcher,
    folder: folder.path,
    files: null,
    fetches: true,
  })
  for (const { wanted } of lacking) await pictures.want(wanted)
  await pictures.store(signal, () => {})
  return (em, author) => putPictures(em, id, { asked: lacking, pictures, author })
}

interface Fetched {
  asked: readonly PicturesToFetch[]
  pictures: ImportPictures
  author: string
}

async function putPictures(
  em: EntityManager,
  id: number,
  { asked, pictures, author }: Fetched,
): Promise<Change<FetchedPictures>> {
  await requireImport(em, id)
  const bulk = new BulkChange(em, { author, action: 'imported', batch: `import ${id}` })
  const lacking: PicturesToFetch[] = []
  let fetched = 0
  for (const some of portionsOf(asked, AT_A_TIME)) {
    const products = await em.find(ProductEntity, { id: some.map(({ id }) => id) })
    const byId = new Map(products.map((product) => [product.id, product]))
    const changes: PlannedChange[] = []
    for (const machine of some) {
      // One that is gone by now needs no pictures.
      const product = byId.get(machine.id)
      if (!product) continue
      const { wanted } = machine
      const failed = pictures.unfetched(wanted)
      const shown = pictures.shown(machine.left, wanted)
      // Where somebody has chosen pictures since, the fetched ones come behind them.
      const images = isSame(product.images, machine.left)
        ? [...shown]
        : [...product.images, ...shown.filter((image) => !machine.left.includes(image))]
      if (!isSame(images, product.images))
        changes.push({ id: machine.id, patch: { images: images.slice(0, IMAGES_PER_PRODUCT) } })
      const again = pictures.fetchAgain(machine.left, wanted)
      // Without what was chosen since, which the next ones come behind, too.
      if (again) lacking.push({ ...machine, pictures: failed, left: [...shown], wanted: again })
      const isLacking = new Set(failed.map(({ value }) => value))
      fetched += machine.pictures.filter(({ value }) => !isLacking.has(value)).length
    }
    em.clear()
    if (changes.length > 0) await bulk.update(changes)
  }
  await em.nativeUpdate(StockImportEntity, { id }, { failedPictures: lacking })
  const failedPictures = lacking.map(({ left: _, wanted: __, ...machine }) => machine)
  return { result: { fetched, failedPictures }, touched: await bulk.touched.tags(em) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n')

async function requireImport(em: EntityManager, id: number) {
  const lockMode = em.isInTransaction() ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE
  const found = await em.findOne(StockImportEntity, id, { lockMode })
  if (!found) throw notFound(UNKNOWN_IMPORT)
  if (found.undoneAt) throw new ApiError(409, UNDONE)
  return found
}
