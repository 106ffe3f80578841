import { alertBlocks } from './alert-block.ts'
import { answering } from './answering.ts'
import { bulkEdits } from './bulk-edit.ts'
import { callback } from './callback.ts'
import { concernOfInquiry } from './concern.ts'
import { conditionReport } from './condition-report.ts'
import { countedProducts } from './counted-products.ts'
import { dailyCounts } from './daily-counts.ts'
import { deliveryPostcode } from './delivery-postcode.ts'
import { erasures } from './erasure.ts'
import { gradeOfProduct } from './grade.ts'
import { initial } from './initial/initial.ts'
import { inquiryStage } from './inquiry-stage.ts'
import { messages } from './messages.ts'
import type { Migration } from './migration.ts'
import { notesAsMessages } from './notes-as-messages.ts'
import { offers } from './offers.ts'
import { oneLine } from './one-line.ts'
import { quantitiesOfInquiry } from './quantities.ts'
import { readingOfImport } from './reading-of-import.ts'
import { requestOfKey } from './request-of-key.ts'
import { reservation } from './reservation.ts'
import { searchAlerts } from './search-alert.ts'
import { ticksOfSetUp } from './set-up-tick.ts'
import { suspiciousInquiries } from './suspicious.ts'
import { usedGuide } from './used-guide.ts'
import { yard } from './yard.ts'

/** In the order in which they run. A released migration is never changed; a new one is added at the end. */
export const migrations: readonly Migration[] = [
  initial,
  gradeOfProduct,
  concernOfInquiry,
  inquiryStage,
  messages,
  readingOfImport,
  ticksOfSetUp,
  offers,
  reservation,
  notesAsMessages,
  erasures,
  callback,
  bulkEdits,
  searchAlerts,
  dailyCounts,
  yard,
  suspiciousInquiries,
  alertBlocks,
  answering,
  oneLine,
  requestOfKey,
  conditionReport,
  countedProducts,
  deliveryPostcode,
  quantitiesOfInquiry,
  usedGuide,
]
