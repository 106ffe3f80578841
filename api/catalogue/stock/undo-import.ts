import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { Role } from '../../../shared/accounts/permissions.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { forbidden } from '../../dealer/permissions/require.ts'
import type { ImageStore } from '../images/image-store.ts'
import { isHidden } from '../products/product.permissions.ts'
import { undoBatch } from '../undo/undo-batch.ts'
import { StockImportEntity } from './stock-import.entity.ts'

export const UNKNOWN_IMPORT = 'Diesen Import gibt es nicht'
export const UNDONE = 'Dieser Import ist bereits rückgängig gemacht'

/**
 * Takes back what an import did, in the caller's transaction; see `undoBatch`.
 * @throws {ApiError} 404, 409 for one that is undone already, 403 for one of fields that are hidden from the role
 */
export async function undoImport(
  em: EntityManager,
  images: ImageStore,
  id: number,
  { username, role }: { username: string; role: Role },
): Promise<Change<UndoneBatch>> {
  const found = await em.findOne(StockImportEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!found) throw notFound(UNKNOWN_IMPORT)
  if (found.undoneAt) throw new ApiError(409, UNDONE)
  if (Object.values(found.columns ?? {}).some((field) => field && isHidden(role, field)))
    throw forbidden()
  const undone = await undoBatch(em, images, `import ${id}`, username)
  await em.nativeUpdate(StockImportEntity, { id }, { undoneAt: new Date(), undoneBy: username })
  return undone
}
