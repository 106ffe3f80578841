import type { Migration } from '../base/data/db/migration.ts'
import { concernOfInquiry, gradeOfProduct } from './2026-11-23.ts'
import {
  erasures,
  notesAsMessages,
  offers,
  readingOfImport,
  reservation,
  ticksOfSetUp,
} from './2026-11-24.ts'
import { bulkEdits, callback, dailyCounts, searchAlerts, yard } from './2026-11-25.ts'
import {
  alertBlocks,
  conditionReport,
  countedProducts,
  requestOfKey,
  suspiciousInquiries,
} from './2026-11-26.ts'
import { deliveryPostcode, inquiryViews, purchasePrice, quantitiesOfInquiry } from './2026-11-27.ts'
import { inbox, presence } from './2026-11-28.ts'
import { incomingMail, wordsOfList } from './2026-11-29.ts'
import { filesOfMessages } from './2026-11-30.ts'
import { setAsideMails } from './2026-12-01.ts'
import { withdrawnOffers } from './2026-12-02.ts'
import { partiesOfMessages } from './2026-12-03.ts'
import { keysOfStockNumbers } from './2026-12-05.ts'
import { failedPictures, listedMachines, yearUnknown } from './2026-12-06.ts'
import { answering } from './answering.ts'
import { archive } from './archive.ts'
import { batches } from './batches.ts'
import { countedByPages } from './counted-by-pages.ts'
import { countedPlaces } from './counted-places.ts'
import { editorOfOffers } from './editor-of-offers.ts'
import { english, languageOfOffers } from './english.ts'
import { englishTemplates } from './english-templates.ts'
import { house } from './house.ts'
import { initial } from './initial/initial.ts'
import { inquiryFacts } from './inquiry-facts.ts'
import { inquiryStage } from './inquiry-stage.ts'
import { joining } from './joining.ts'
import { messages } from './messages.ts'
import { neighbours } from './neighbours.ts'
import { offerValue } from './offer-value.ts'
import { oneLine } from './one-line.ts'
import { preparationCost } from './preparation-cost.ts'
import { callReminders, mailsOfAccounts } from './reaching-people.ts'
import { sightingBefore } from './sighting-before.ts'
import { usedGuide } from './used-guide.ts'
import { wordsOfMessages } from './words-of-messages.ts'

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
  purchasePrice,
  offerValue,
  inquiryViews,
  presence,
  wordsOfList,
  incomingMail,
  inbox,
  wordsOfMessages,
  filesOfMessages,
  withdrawnOffers,
  setAsideMails,
  partiesOfMessages,
  archive,
  house,
  editorOfOffers,
  keysOfStockNumbers,
  inquiryFacts,
  failedPictures,
  yearUnknown,
  listedMachines,
  countedPlaces,
  mailsOfAccounts,
  callReminders,
  preparationCost,
  joining,
  countedByPages,
  sightingBefore,
  english,
  batches,
  languageOfOffers,
  englishTemplates,
  neighbours,
]

/**
 * The migrations that the initial one has replaced, none of which has to run any more. A backup of theirs
 * is restored; a database that they have made is not opened.
 */
export const earlierNames: ReadonlySet<string> = new Set([
  '2026-11-21-initial',
  '2026-11-21-mail',
  '2026-11-21-publication-order',
  '2026-11-22-accounts',
  '2026-11-22-availability',
  '2026-11-22-category-version',
  '2026-11-22-edge',
  '2026-11-22-feeds',
  '2026-11-22-health-check',
  '2026-11-22-history',
  '2026-11-22-image-use',
  '2026-11-22-inquiry-products',
  '2026-11-22-inquiry-search',
  '2026-11-22-last-run',
  '2026-11-22-machine-data',
  '2026-11-22-mailbox',
  '2026-11-22-page-texts',
  '2026-11-22-publication-notice',
  '2026-11-22-settings',
  '2026-11-22-site-process',
  '2026-11-22-spent-form-token',
  '2026-11-22-stock-import',
  '2026-11-22-task',
  '2026-11-23-inquiry-phone',
  '2026-11-23-mail-about',
])
