import { productPatch, restoredProduct } from '../../../shared/product/product.ts'
import type { Database } from '../../base/data/db/database.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { historyRoutes } from '../../base/requests/history/history.routes.ts'
import { toInput } from '../../base/requests/history/history.ts'
import type { State } from '../../base/requests/history/revision.entity.ts'
import { idOf, idParameter } from '../../base/requests/http/validate.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import type { ImageStore } from '../images/image-store.ts'
import { originsOf } from './product.batches.ts'
import { updateProduct } from './product.changes.ts'
import { refuseIfImpossible } from './product.obstacles.ts'
import { isHidden, shownTo } from './product.permissions.ts'
import { requireProduct, UNKNOWN_PRODUCT } from './product.queries.ts'
import { withoutPast } from './product.reservation.ts'

export function productHistory(
  dependencies: Followers & { database: Database; images: ImageStore },
) {
  const { images } = dependencies
  const { db } = dependencies.database

  /** The patch that restores a state, without the pictures whose files are gone. */
  async function patchOf(state: State) {
    const patch = withoutPast(toInput(productPatch, state))
    const { kept, missing } = await images.partMissing(patch.images ?? [])
    return { patch: { ...patch, images: kept }, missing }
  }

  return historyRoutes(db, {
    kind: 'product',
    path: '/:id',
    parameters: idParameter,
    mayRead: requirePermission('history.read'),
    mayRestore: requirePermission('history.restore'),
    answer: restoredProduct,
    subjectOf: (c) => String(idOf({ id: c.req.param('id') ?? '' }, UNKNOWN_PRODUCT)),
    // One in the trash has a history.
    async requireExisting(_, subject) {
      await requireProduct(db, Number(subject))
    },
    originsOf: (batches) => originsOf(db, batches),
    hides: (c, field) => isHidden(theUser(c).role, field),
    async compare(_, subject, state) {
      const now = await requireProduct(db, Number(subject))
      const editable = Object.entries(now).filter(([field]) => Object.hasOwn(state, field))
      const { patch } = await patchOf(state)
      const { images, publishAt } = patch
      const restored = { ...state, images, ...(publishAt !== undefined && { publishAt }) }
      return [Object.fromEntries(editable), restored]
    },
    async restore(c, subject, state) {
      const id = Number(subject)
      await requireProduct(db, id)
      const { role } = theUser(c)
      const visible = Object.entries(state).filter(([field]) => !isHidden(role, field))
      const { patch, missing } = await patchOf(Object.fromEntries(visible))
      const current = async () => shownTo(theUser(c), await requireProduct(db, id))
      const options = { version: seenVersion(c), current, action: 'restored' as const }
      await change(c, dependencies, async (em) => {
        await refuseIfImpossible(em.getKysely(), id, patch)
        return updateProduct(em, id, patch, options)
      })
      return { ...(await current()), missingImages: missing }
    },
  })
}
