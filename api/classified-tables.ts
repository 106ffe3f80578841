import { ChangeEntity } from './base/data/freshness/change.entity.ts'
import { impersonal } from './base/data/personal/personal-data.ts'
import { RevisionEntity } from './base/requests/history/revision.entity.ts'
import { AcceptedKeyEntity } from './base/requests/idempotency/accepted-key.entity.ts'
import { SecretEntity } from './base/requests/signed/secret.entity.ts'
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
import { alertData } from './customers/alerts/alert.personal.ts'
import { inquiryData } from './customers/inquiries/inquiry.personal.ts'
import { SpentFormTokenEntity } from './customers/intake/spent-form-token.entity.ts'
import { MessageTemplateEntity } from './customers/messages/message-template.entity.ts'
import { offerData } from './customers/offers/offer.personal.ts'
import { ErasureEntity } from './customers/persons/erasure.entity.ts'
import { mailData } from './customers/persons/mail.personal.ts'
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

/** What the columns of every table say about persons. A column without a class does not compile. */
export const classifiedTables = [
  ...inquiryData,
  ...offerData,
  ...alertData,
  mailData,
  impersonal(CategoryEntity, {
    id: 'work',
    slug: 'shop',
    name: 'shop',
    description: 'shop',
    icon: 'shop',
    sortOrder: 'shop',
    updatedAt: 'work',
  }),
  impersonal(ProductEntity, {
    id: 'work',
    title: 'shop',
    titleKey: 'shop',
    brand: 'shop',
    brandKey: 'shop',
    model: 'shop',
    year: 'shop',
    condition: 'shop',
    grade: 'shop',
    stockNumber: 'shop',
    priceKind: 'shop',
    price: 'shop',
    previousPrice: 'shop',
    visiblePrice: 'shop',
    comparedPrice: 'shop',
    rent: 'shop',
    location: 'shop',
    category: 'shop',
    description: 'shop',
    images: 'shop',
    specifications: 'shop',
    conditionReport: 'shop',
    conditionAt: 'shop',
    figures: 'shop',
    unread: 'shop',
    recognition: 'shop',
    capacity: 'shop',
    liftHeight: 'shop',
    hours: 'shop',
    featured: 'shop',
    status: 'shop',
    availability: 'shop',
    searchText: 'shop',
    serialNumber: 'shop',
    note: 'shop',
    withheldFrom: 'shop',
    reservedUntil: 'shop',
    reservedFor: 'work',
    publishAt: 'shop',
    createdAt: 'work',
    updatedAt: 'work',
  }),
  impersonal(ProductFigureEntity, {
    product: 'shop',
    figure: 'shop',
    choice: 'shop',
    number: 'shop',
  }),
  impersonal(ProductPreviewEntity, {
    product: 'shop',
    token: 'secret',
    until: 'shop',
  }),
  impersonal(MessageTemplateEntity, {
    id: 'work',
    name: 'shop',
    subject: 'shop',
    text: 'shop',
    dataSheets: 'shop',
    updatedAt: 'work',
  }),
  impersonal(ErasureEntity, {
    hash: 'work',
    key: 'secret',
    at: 'work',
  }),
  impersonal(SecretEntity, {
    name: 'work',
    value: 'secret',
  }),
  impersonal(SpentFormTokenEntity, {
    token: 'work',
    spentAt: 'work',
  }),
  impersonal(LastRunEntity, {
    name: 'work',
    at: 'work',
  }),
  impersonal(UserEntity, {
    id: 'work',
    username: 'staff',
    name: 'staff',
    email: 'staff',
    role: 'staff',
    active: 'staff',
    passwordHash: 'secret',
    demo: 'work',
    totpSecret: 'secret',
    totpActive: 'staff',
    totpLastStep: 'work',
    calendarSecret: 'secret',
    spamSeenAt: 'staff',
  }),
  impersonal(SessionEntity, {
    tokenHash: 'secret',
    user: 'staff',
    device: 'staff',
    createdAt: 'staff',
    lastUsedAt: 'staff',
    expiresAt: 'work',
  }),
  impersonal(AccountLinkEntity, {
    tokenHash: 'secret',
    user: 'staff',
    expiresAt: 'work',
  }),
  impersonal(RecoveryCodeEntity, {
    id: 'work',
    user: 'staff',
    codeHash: 'secret',
  }),
  impersonal(ChangeEntity, {
    id: 'work',
    tags: 'work',
    createdAt: 'work',
  }),
  impersonal(HealthCheckEntity, {
    id: 'work',
    checkedAt: 'work',
  }),
  impersonal(EdgeEntity, {
    id: 'work',
    position: 'work',
    error: 'work',
    failingSince: 'work',
  }),
  impersonal(SettingsEntity, {
    name: 'shop',
    content: 'shop',
    logo: 'shop',
    logoBytes: 'shop',
    updatedAt: 'work',
  }),
  impersonal(RevisionEntity, {
    id: 'work',
    kind: 'shop',
    subject: 'shop',
    at: 'shop',
    author: 'staff',
    action: 'shop',
    state: 'shop',
    stockImport: 'shop',
    bulkEdit: 'shop',
  }),
  impersonal(TrashedProductEntity, {
    id: 'work',
    title: 'shop',
    deletedAt: 'shop',
    author: 'staff',
    state: 'shop',
    createdAt: 'work',
    updatedAt: 'work',
    inquiries: 'work',
    places: 'work',
  }),
  impersonal(PageTextEntity, {
    page: 'shop',
    content: 'shop',
    updatedAt: 'work',
  }),
  impersonal(FeedEntity, {
    key: 'shop',
    enabled: 'shop',
    secret: 'secret',
    lastFetchedAt: 'shop',
    heldAt: 'shop',
  }),
  impersonal(FeedListingEntity, {
    feedKey: 'shop',
    productId: 'shop',
    title: 'shop',
    entry: 'shop',
    entryWithoutPrice: 'shop',
    pictures: 'shop',
    isPriceWithdrawn: 'shop',
  }),
  impersonal(ImageUseEntity, {
    filename: 'shop',
    at: 'shop',
  }),
  impersonal(BulkEditEntity, {
    id: 'work',
    at: 'shop',
    author: 'staff',
    label: 'shop',
    changed: 'shop',
    undoneAt: 'shop',
    undoneBy: 'shop',
  }),
  impersonal(StockImportEntity, {
    id: 'work',
    at: 'shop',
    author: 'staff',
    fileName: 'shop',
    created: 'shop',
    changed: 'shop',
    unchanged: 'shop',
    failed: 'shop',
    headings: 'shop',
    columns: 'shop',
    fixed: 'shop',
    undoneAt: 'shop',
    undoneBy: 'shop',
  }),
  impersonal(ColumnMappingEntity, {
    name: 'shop',
    columns: 'shop',
    updatedAt: 'work',
  }),
  impersonal(TaskEntity, {
    name: 'work',
    kind: 'work',
    status: 'work',
    state: 'work',
    isCancelled: 'work',
    reportedAt: 'work',
  }),
  impersonal(SetUpTickEntity, {
    key: 'work',
  }),
  impersonal(DailyCountEntity, {
    day: 'shop',
    kind: 'shop',
    key: 'shop',
    count: 'shop',
  }),
  impersonal(SightingEntity, {
    product: 'shop',
    at: 'shop',
    author: 'staff',
  }),
  impersonal(AcceptedKeyEntity, {
    request: 'work',
    key: 'work',
    account: 'staff',
    subject: 'work',
    at: 'work',
  }),
]
