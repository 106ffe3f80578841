import { MOST_ATTACHMENTS, type ReplyInput } from '../../../shared/inquiries/message-input.ts'
import type { Db } from '../../base/data/db/database.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { currentSheet, sheetName } from '../../catalogue/data-sheets/current-sheet.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import { findProduct } from '../../catalogue/products/product.queries.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'

const NO_SHEET = 'Diese Maschine gibt es nicht mehr, oder sie ist nicht öffentlich'
const LONGEST_NAME = 200

/**
 * The files that an answer names, as they are now.
 * @throws {ApiError} 400 for a machine without a data sheet, 503 if too many are waiting already
 */
export async function attachedFiles(
  services: { db: Db; dataSheets: DataSheets },
  wanted: ReplyInput['attachments'],
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = []
  for (const productId of new Set(wanted.map(({ productId }) => productId))) {
    const product = await findPublic(services.db, productId)
    if (!product) throw invalid({ attachments: [NO_SHEET] })
    files.push({
      name: sheetName('Datenblatt', product).slice(-LONGEST_NAME),
      type: 'application/pdf',
      content: await currentSheet(services, 'dataSheet', product),
    })
  }
  return files
}

/** The data sheets of machines, as far as there are any. @param machines their numbers; null for one that is deleted */
export async function sheetsOf(
  db: Db,
  machines: readonly (number | null)[],
): Promise<ReplyInput['attachments']> {
  const sheets: ReplyInput['attachments'] = []
  for (const id of new Set(machines))
    if (id !== null && sheets.length < MOST_ATTACHMENTS && (await findPublic(db, id)))
      sheets.push({ kind: 'dataSheet', productId: id })
  return sheets
}

async function findPublic(db: Db, id: number) {
  const product = await findProduct(db, id)
  return product?.status === 'inactive' ? null : product
}
