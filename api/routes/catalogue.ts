import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { tables } from '../base/requests/http/tables.ts'
import { bulkEdits } from '../catalogue/bulk-edits/bulk-edit.routes.ts'
import { categories } from '../catalogue/categories/category.routes.ts'
import { categoryHistory } from '../catalogue/categories/category-history.routes.ts'
import { dataSheets, englishDataSheets } from '../catalogue/data-sheets/data-sheet.routes.ts'
import { feedRoutes } from '../catalogue/feeds/feed.routes.ts'
import { feedFiles } from '../catalogue/feeds/feed-files.routes.ts'
import { news } from '../catalogue/feeds/news.routes.ts'
import { images } from '../catalogue/images/image.routes.ts'
import { labels } from '../catalogue/labels/label.routes.ts'
import { previews } from '../catalogue/previews/preview.routes.ts'
import { previewPages } from '../catalogue/previews/preview-page.routes.ts'
import { removeImageFromProducts } from '../catalogue/products/product.images.ts'
import type { Inquiries } from '../catalogue/products/product.permissions.ts'
import { products } from '../catalogue/products/product.routes.ts'
import { productHistory } from '../catalogue/products/product-history.routes.ts'
import { appliedImports } from '../catalogue/stock/applied-imports.routes.ts'
import { stockExport } from '../catalogue/stock/export.routes.ts'
import { stockImport } from '../catalogue/stock/import/import.routes.ts'
import { StockImports } from '../catalogue/stock/import/stock-imports.ts'
import { mappings } from '../catalogue/stock/mapping.routes.ts'
import { trash } from '../catalogue/trash/trash.routes.ts'
import { yard } from '../catalogue/yard/yard.routes.ts'
import { recordEvent } from '../customers/inquiries/inquiry.events.ts'
import { isInquiry } from '../customers/inquiries/inquiry.queries.ts'
import { removeImageFromTexts } from '../dealer/texts/text.images.ts'
import type { Dependencies } from '../dependencies.ts'

/** What the API says and changes of the dealer's machines. */
export const catalogueApi = (dependencies: Dependencies) => {
  const { db } = dependencies.database
  const imports = new StockImports(dependencies)
  const inquiries: Inquiries = {
    isKnown: (id) => isInquiry(db, id),
    tell: (em, id, text, author) => recordEvent(em, id, 'reserved', text, author),
  }
  return tables(
    ['/products', products(dependencies, inquiries)],
    ['/products', productHistory(dependencies)],
    ['/products', stockExport(dependencies)],
    ['/products', previews(dependencies)],
    ['/products/import', stockImport(dependencies, imports)],
    ['/products/bulk', bulkEdits(dependencies)],
    ['/products/labels', labels(dependencies)],
    ['/categories', categories(dependencies)],
    ['/categories', categoryHistory(dependencies)],
    ['/stock/mappings', mappings(dependencies)],
    ['/stock', appliedImports(dependencies, imports)],
    ['/yard', yard(dependencies)],
    ['/trash', trash(dependencies)],
    ['/upload/images', images(dependencies, [removeImageFromProducts, removeImageFromTexts])],
    ['/feeds', feedRoutes(dependencies)],
  )
}

/** Files and pages about them. */
export function catalogueFiles(dependencies: Dependencies) {
  const { publisher } = dependencies
  const files = new Hono<Env>()
    .route('/', news(dependencies))
    .route('/produkt', dataSheets(dependencies, dependencies.visitorCounts.opened))
    .route('/en/machine', englishDataSheets(dependencies, dependencies.visitorCounts.opened))
    .route('/feeds', feedFiles(dependencies))
  return publisher ? files.route('/', previewPages(dependencies, publisher)) : files
}
