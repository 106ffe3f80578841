import type { InferKyselyDB } from '@mikro-orm/sql'
import { ChangeEntity } from './base/data/freshness/change.entity.ts'
import { RevisionEntity } from './base/requests/history/revision.entity.ts'
import { AcceptedKeyEntity } from './base/requests/idempotency/accepted-key.entity.ts'
import { SecretEntity } from './base/requests/signed/secret.entity.ts'
import { MailEntity } from './base/work/mail/mail.entity.ts'
import { LastRunEntity } from './base/work/tasks/last-run.entity.ts'
import { TaskEntity } from './base/work/tasks/task.entity.ts'
import { BulkEditEntity } from './catalogue/bulk-edits/bulk-edit.entity.ts'
import { CategoryEntity } from './catalogue/categories/category.entity.ts'
import { ImageUseEntity } from './catalogue/images/image-use.entity.ts'
import { FeedEntity } from './catalogue/listings/feed.entity.ts'
import { FeedListingEntity } from './catalogue/listings/feed-listing.entity.ts'
import { ProductPreviewEntity } from './catalogue/previews/product-preview.entity.ts'
import { ProductEntity } from './catalogue/products/product.entity.ts'
import { ProductFigureEntity } from './catalogue/products/product-figure.entity.ts'
import { TrashedProductEntity } from './catalogue/products/trashed-product.entity.ts'
import { ColumnMappingEntity } from './catalogue/stock/column-mapping.entity.ts'
import { StockImportEntity } from './catalogue/stock/stock-import.entity.ts'
import { SightingEntity } from './catalogue/yard/sighting.entity.ts'
import { AlertBlockEntity } from './customers/alerts/alert-block.entity.ts'
import { SearchAlertEntity } from './customers/alerts/search-alert.entity.ts'
import { InquiryEntity } from './customers/inquiries/inquiry.entity.ts'
import { InquiryEventEntity } from './customers/inquiries/inquiry-event.entity.ts'
import { InquiryProductEntity } from './customers/inquiries/inquiry-product.entity.ts'
import { MessageEntity } from './customers/inquiries/message.entity.ts'
import { MessageAttachmentEntity } from './customers/inquiries/message-attachment.entity.ts'
import { SpentFormTokenEntity } from './customers/intake/spent-form-token.entity.ts'
import { MessageTemplateEntity } from './customers/messages/message-template.entity.ts'
import { OfferEntity } from './customers/offers/offer.entity.ts'
import { OfferNumberEntity } from './customers/offers/offer-number.entity.ts'
import { ErasureEntity } from './customers/persons/erasure.entity.ts'
import { AccountLinkEntity } from './dealer/accounts/account-link.entity.ts'
import { RecoveryCodeEntity } from './dealer/accounts/recovery-code.entity.ts'
import { SessionEntity } from './dealer/accounts/session.entity.ts'
import { UserEntity } from './dealer/accounts/user.entity.ts'
import { SetUpTickEntity } from './dealer/settings/set-up-tick.entity.ts'
import { SettingsEntity } from './dealer/settings/settings.entity.ts'
import { PageTextEntity } from './dealer/texts/page-text.entity.ts'
import { EdgeEntity } from './delivery/edge/edge.entity.ts'
import { HealthCheckEntity } from './operation/health/health-check.entity.ts'
import { DailyCountEntity } from './operation/statistics/daily-count.entity.ts'

export const entities = [
  CategoryEntity,
  ProductEntity,
  ProductFigureEntity,
  ProductPreviewEntity,
  InquiryEntity,
  InquiryEventEntity,
  InquiryProductEntity,
  MessageEntity,
  MessageAttachmentEntity,
  MessageTemplateEntity,
  OfferEntity,
  OfferNumberEntity,
  SearchAlertEntity,
  AlertBlockEntity,
  ErasureEntity,
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
  BulkEditEntity,
  ColumnMappingEntity,
  TaskEntity,
  SetUpTickEntity,
  DailyCountEntity,
  SightingEntity,
  AcceptedKeyEntity,
]

declare module './base/data/db/database.ts' {
  interface Tables extends InferKyselyDB<(typeof entities)[number]> {}
}
