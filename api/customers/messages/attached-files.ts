import { MOST_ATTACHMENTS, type ReplyInput } from '../../../shared/inquiries/message-input.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { Db } from '../../base/data/db/database.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import type { SheetKind } from '../../catalogue/data-sheets/sheet-content.ts'
import { sheetName } from '../../catalogue/data-sheets/sheet-name.ts'
import { findProduct } from '../../catalogue/products/product.queries.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'

const NO_SHEET = 'Diese Maschine gibt es nicht mehr, oder sie ist nicht öffentlich'
const LONGEST_NAME = 200

const sheets = {
  de: { kind: 'dataSheet', name: 'Datenblatt' },
  en: { kind: 'englishDataSheet', name: 'Data sheet' },
} as const satisfies Record<Language, { kind: SheetKind; name: string }>

interface Services {
  db: Db
  dataSheets: DataSheets
}

/**
 * The files that an answer names, as they are now.
 * @param language of whoever gets them
 * @throws {ApiError} 400 for a machine without a data sheet, 503 if too many are waiting already
 */
export async function attachedFiles(
  { db, dataSheets }: Services,
  wanted: ReplyInput['attachments'],
  language: Language,
): Promise<AttachedFile[]> {
  const { kind, name } = sheets[language]
  const files: AttachedFile[] = []
  for (const productId of new Set(wanted.map(({ productId }) => productId))) {
    const product = await findPublic(db, productId)
    if (!product) throw invalid({ attachments: [NO_SHEET] })
    files.push({
      name: sheetName(name, product).slice(-LONGEST_NAME),
      type: 'application/pdf',
      content: await dataSheets.read(kind, product),
    })
  }
  return files
}

/** The data sheets of machines, as far as there are any. @param machines their numbers; null for one that is deleted */
export async function sheetsOf(
  db: Db,
  machines: readonly (number | null)[],
): Promise<ReplyInput['attachments']> {
  const found: ReplyInput['attachments'] = []
  for (const id of new Set(machines))
    if (id !== null && found.length < MOST_ATTACHMENTS && (await findPublic(db, id)))
      found.push({ kind: 'dataSheet', productId: id })
  return found
}

/** Those sheets as files, for whoever sends them with something else. */
export const sheetFilesOf =
  (services: Services) =>
  async (machines: readonly (number | null)[], language: Language): Promise<AttachedFile[]> =>
    attachedFiles(services, await sheetsOf(services.db, machines), language)

async function findPublic(db: Db, id: number) {
  const product = await findProduct(db, id)
  return product?.status === 'inactive' ? null : product
}
