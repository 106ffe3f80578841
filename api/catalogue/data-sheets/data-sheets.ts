import { hash } from 'node:crypto'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { storedImageName } from '../../../shared/images/image-address.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { englishDay } from '../../../shared/writing/english.ts'
import type { Db } from '../../base/data/db/database.ts'
import { DrawnFiles } from '../../base/files/drawn-files.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { findDealer, findLogo } from '../../dealer/settings/settings.queries.ts'
import type { ImageStore } from '../images/image-store.ts'
import { forVisitors } from '../products/product.queries.ts'
import { sampleMachine } from './sample-report.ts'
import {
  isEnglish,
  type SheetContent,
  type SheetKind,
  sheetDealer,
  sheetKinds,
} from './sheet-content.ts'

/** Rises with every change of the layout, so that no sheet of an older one is answered. */
const DESIGN = 7

type SheetTask = SheetContent & { photo: string | null; logoBytes: string | null }

const drawing = new WorkerProcess<SheetTask & { target: string }>(
  new URL('./draw-process.ts', import.meta.url),
)

/** The machines' data sheets, reports and windscreen signs as PDF. All show what visitors may know. */
export class DataSheets {
  readonly files: DrawnFiles<SheetTask>
  readonly #siteUrl: string
  readonly #db: Db
  readonly #photos: ImageStore

  constructor(
    { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
    db: Db,
    photos: ImageStore,
  ) {
    this.#siteUrl = siteUrl
    this.#db = db
    this.#photos = photos
    const place = { dataDir, storage: photos.storage, path: 'published/data-sheets' }
    this.files = new DrawnFiles(place, drawing)
  }

  namesFor(product: Product, dealer: Dealer): string[] {
    return sheetKinds.map((kind) => nameOf(this.#contentOf(kind, product, dealer)))
  }

  /**
   * A sheet of a machine as PDF, with what is known of machine and dealer now.
   * @throws {ApiError} 503 if too many are waiting already
   */
  async read(kind: SheetKind, product: Product): Promise<Buffer<ArrayBuffer>> {
    const dealer = await findDealer(this.#db)
    const logo = dealer.logo && (await findLogo(this.#db, dealer.logo.src))
    const content = this.#contentOf(kind, product, dealer)
    const name = product.images.map(storedImageName).find((name) => name !== null)
    return this.files.read(nameOf(content), async (folder) => ({
      ...content,
      photo: name ? await this.#photos.fetch('large', name, folder) : null,
      logoBytes: logo?.toString('base64') ?? null,
    }))
  }

  #contentOf(kind: SheetKind, product: Product, dealer: Dealer): SheetContent {
    return {
      kind,
      product: forVisitors(product),
      dealer: sheetDealer.parse(dealer),
      address: this.#siteUrl + pageOf(kind, product),
      issued: isEnglish(kind) ? englishDay(new Date()) : formatDay(new Date().toISOString()),
    }
  }
}

/** The page that a sheet leads to. */
function pageOf(kind: SheetKind, product: Product): string {
  if (product === sampleMachine) return paths.used
  return isEnglish(kind) ? paths.english.product(product.id) : paths.product(product.id)
}

function nameOf(content: SheetContent): string {
  const version = hash('sha256', JSON.stringify([DESIGN, content])).slice(0, 16)
  return `${content.product.id}-${content.kind}-${version}.pdf`
}
