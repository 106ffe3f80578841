import type { InferKyselyDB } from '@mikro-orm/sql'
import type { Schema } from './base/data/db/orm.ts'
import { changeTable } from './base/data/freshness/change.entity.ts'
import type { ClassifiedTable } from './base/data/personal/personal-data.ts'
import { revisionTable } from './base/requests/history/revision.entity.ts'
import { acceptedKeyTable } from './base/requests/idempotency/accepted-key.entity.ts'
import { secretTable } from './base/requests/signed/secret.entity.ts'
import { lastRunTable } from './base/work/tasks/last-run.entity.ts'
import { taskTable } from './base/work/tasks/task.entity.ts'
import { bulkEditTable } from './catalogue/bulk-edits/bulk-edit.entity.ts'
import { categoryTable } from './catalogue/categories/category.entity.ts'
import { imageUseTable } from './catalogue/images/image-use.entity.ts'
import { feedTable } from './catalogue/listings/feed.entity.ts'
import { feedListingTable } from './catalogue/listings/feed-listing.entity.ts'
import { productPreviewTable } from './catalogue/previews/product-preview.entity.ts'
import { productTable } from './catalogue/products/product.entity.ts'
import { productFigureTable } from './catalogue/products/product-figure.entity.ts'
import { trashedProductTable } from './catalogue/products/trashed-product.entity.ts'
import { columnMappingTable } from './catalogue/stock/column-mapping.entity.ts'
import { stockImportTable } from './catalogue/stock/stock-import.entity.ts'
import { sightingTable } from './catalogue/yard/sighting.entity.ts'
import { alertData } from './customers/alerts/alert.personal.ts'
import { archiveData } from './customers/archive/archive.personal.ts'
import { inboxTable } from './customers/inbox/inbox.entity.ts'
import { seenMailTable } from './customers/inbox/seen-mail.entity.ts'
import { inquiryData } from './customers/inquiries/inquiry.personal.ts'
import { spentFormTokenTable } from './customers/intake/spent-form-token.entity.ts'
import { messageTemplateTable } from './customers/messages/message-template.entity.ts'
import { offerData } from './customers/offers/offer.personal.ts'
import type { ColumnClass } from './customers/personal/personal-data.ts'
import { erasureTable } from './customers/persons/erasure.entity.ts'
import { mailData } from './customers/persons/mail.personal.ts'
import { setAsideMailData } from './customers/persons/set-aside-mail.personal.ts'
import { accountLinkTable } from './dealer/accounts/account-link.entity.ts'
import { recoveryCodeTable } from './dealer/accounts/recovery-code.entity.ts'
import { sessionTable } from './dealer/accounts/session.entity.ts'
import { userTable } from './dealer/accounts/user.entity.ts'
import { setUpTickTable } from './dealer/settings/set-up-tick.entity.ts'
import { settingsTable } from './dealer/settings/settings.entity.ts'
import { pageTextTable } from './dealer/texts/page-text.entity.ts'
import { edgeTable } from './delivery/edge/edge.entity.ts'
import { earlierNames, migrations } from './migrations/index.ts'
import { healthCheckTable } from './operation/health/health-check.entity.ts'
import { dailyCountTable } from './operation/statistics/daily-count.entity.ts'

const tables = [
  categoryTable,
  productTable,
  productFigureTable,
  productPreviewTable,
  ...inquiryData,
  messageTemplateTable,
  ...offerData,
  ...alertData,
  ...archiveData,
  erasureTable,
  mailData,
  inboxTable,
  seenMailTable,
  setAsideMailData,
  secretTable,
  spentFormTokenTable,
  lastRunTable,
  userTable,
  sessionTable,
  accountLinkTable,
  recoveryCodeTable,
  changeTable,
  healthCheckTable,
  edgeTable,
  settingsTable,
  revisionTable,
  trashedProductTable,
  pageTextTable,
  feedTable,
  feedListingTable,
  imageUseTable,
  stockImportTable,
  bulkEditTable,
  columnMappingTable,
  taskTable,
  setUpTickTable,
  dailyCountTable,
  sightingTable,
  acceptedKeyTable,
]

/** What the columns of every table say about persons, as it stands beside each entity. */
export const classifiedTables: readonly ClassifiedTable<ColumnClass>[] = tables

const entities = tables.map(({ entity }) => entity)

/** What the database is to hold, and how one of an earlier version comes to it. */
export const schema: Schema = { entities, migrations, earlierNames }

declare module './base/data/db/database.ts' {
  interface Tables extends InferKyselyDB<(typeof entities)[number]> {}
}
