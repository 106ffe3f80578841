import { PostgresqlAlertBlocks, SqliteAlertBlocks } from './alert-block.ts'
import { PostgresqlAnswering, SqliteAnswering } from './answering.ts'
import { PostgresqlBulkEdits, SqliteBulkEdits } from './bulk-edit.ts'
import { PostgresqlCallback, SqliteCallback } from './callback.ts'
import { ConcernOfInquiry } from './concern.ts'
import { PostgresqlConditionReport, SqliteConditionReport } from './condition-report.ts'
import { CountedProducts } from './counted-products.ts'
import { PostgresqlDailyCounts, SqliteDailyCounts } from './daily-counts.ts'
import { DeliveryPostcode } from './delivery-postcode.ts'
import { PostgresqlErasures, SqliteErasures } from './erasure.ts'
import { GradeOfProduct } from './grade.ts'
import { PostgresqlInitial, SqliteInitial } from './initial/initial.ts'
import { PostgresqlInquiryStage, SqliteInquiryStage } from './inquiry-stage.ts'
import { PostgresqlMessages, SqliteMessages } from './messages.ts'
import { NotesAsMessages } from './notes-as-messages.ts'
import { PostgresqlOffers, SqliteOffers } from './offers.ts'
import { OneLine } from './one-line.ts'
import { QuantitiesOfInquiry } from './quantities.ts'
import { ReadingOfImport } from './reading-of-import.ts'
import { PostgresqlRequestOfKey, SqliteRequestOfKey } from './request-of-key.ts'
import { PostgresqlReservation, SqliteReservation } from './reservation.ts'
import { PostgresqlSearchAlerts, SqliteSearchAlerts } from './search-alert.ts'
import { TicksOfSetUp } from './set-up-tick.ts'
import { SuspiciousInquiries } from './suspicious.ts'
import { UsedGuide } from './used-guide.ts'
import { PostgresqlYard, SqliteYard } from './yard.ts'

/** In the order in which they run. A released migration is never changed; a new one is added at the end. */
export const sqliteMigrations = [
  SqliteInitial,
  GradeOfProduct,
  ConcernOfInquiry,
  SqliteInquiryStage,
  SqliteMessages,
  ReadingOfImport,
  TicksOfSetUp,
  SqliteOffers,
  SqliteReservation,
  NotesAsMessages,
  SqliteErasures,
  SqliteCallback,
  SqliteBulkEdits,
  SqliteSearchAlerts,
  SqliteDailyCounts,
  SqliteYard,
  SuspiciousInquiries,
  SqliteAlertBlocks,
  SqliteAnswering,
  OneLine,
  SqliteRequestOfKey,
  SqliteConditionReport,
  CountedProducts,
  DeliveryPostcode,
  QuantitiesOfInquiry,
  UsedGuide,
]
export const postgresqlMigrations = [
  PostgresqlInitial,
  GradeOfProduct,
  ConcernOfInquiry,
  PostgresqlInquiryStage,
  PostgresqlMessages,
  ReadingOfImport,
  TicksOfSetUp,
  PostgresqlOffers,
  PostgresqlReservation,
  NotesAsMessages,
  PostgresqlErasures,
  PostgresqlCallback,
  PostgresqlBulkEdits,
  PostgresqlSearchAlerts,
  PostgresqlDailyCounts,
  PostgresqlYard,
  SuspiciousInquiries,
  PostgresqlAlertBlocks,
  PostgresqlAnswering,
  OneLine,
  PostgresqlRequestOfKey,
  PostgresqlConditionReport,
  CountedProducts,
  DeliveryPostcode,
  QuantitiesOfInquiry,
  UsedGuide,
]
