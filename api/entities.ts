import type { InferKyselyDB } from '@mikro-orm/sql'
import { AccountLinkEntity } from './auth/account-link.entity.ts'
import { RecoveryCodeEntity } from './auth/recovery-code.entity.ts'
import { SessionEntity } from './auth/session.entity.ts'
import { UserEntity } from './auth/user.entity.ts'
import { CategoryEntity } from './categories/category.entity.ts'
import { EdgeEntity } from './edge/edge.entity.ts'
import { ChangeEntity } from './freshness/change.entity.ts'
import { HealthCheckEntity } from './health/health-check.entity.ts'
import { RevisionEntity } from './history/revision.entity.ts'
import { LastRunEntity } from './housekeeping/last-run.entity.ts'
import { ImageUseEntity } from './images/image-use.entity.ts'
import { InquiryEntity } from './inquiries/inquiry.entity.ts'
import { InquiryEventEntity } from './inquiries/inquiry-event.entity.ts'
import { InquiryProductEntity } from './inquiries/inquiry-product.entity.ts'
import { SpentFormTokenEntity } from './inquiries/spent-form-token.entity.ts'
import { FeedEntity } from './listings/feed.entity.ts'
import { FeedListingEntity } from './listings/feed-listing.entity.ts'
import { MailEntity } from './mail/mail.entity.ts'
import { ProductEntity } from './products/product.entity.ts'
import { ProductFigureEntity } from './products/product-figure.entity.ts'
import { TrashedProductEntity } from './products/trashed-product.entity.ts'
import { SecretEntity } from './secrets/secret.entity.ts'
import { SettingsEntity } from './settings/settings.entity.ts'
import { ColumnMappingEntity } from './stock/column-mapping.entity.ts'
import { StockImportEntity } from './stock/stock-import.entity.ts'
import { TaskEntity } from './tasks/task.entity.ts'
import { PageTextEntity } from './texts/page-text.entity.ts'

export const entities = [
  CategoryEntity,
  ProductEntity,
  ProductFigureEntity,
  InquiryEntity,
  InquiryEventEntity,
  InquiryProductEntity,
  MailEntity,
  SecretEntity,
  SpentFormTokenEntity,
  LastRunEntity,
  UserEntity,
  SessionEntity,
  AccountLinkEntity,
  RecoveryCodeEntity,
  ChangeEntity,
  HealthCheckEntity,
  EdgeEntity,
  SettingsEntity,
  RevisionEntity,
  TrashedProductEntity,
  PageTextEntity,
  FeedEntity,
  FeedListingEntity,
  ImageUseEntity,
  StockImportEntity,
  ColumnMappingEntity,
  TaskEntity,
]

declare module './database.ts' {
  interface Tables extends InferKyselyDB<(typeof entities)[number]> {}
}
