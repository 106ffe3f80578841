import { PostgresqlAccounts, SqliteAccounts } from './accounts.ts'
import { CategoryVersion } from './category-version.ts'
import { Edge } from './edge.ts'
import { Feeds } from './feeds.ts'
import { PostgresqlImageUse, SqliteImageUse } from './image-use.ts'
import { InquiryPhone } from './inquiry-phone.ts'
import { InquiryProducts } from './inquiry-products.ts'
import { InquirySearch } from './inquiry-search.ts'
import { MachineData } from './machine-data.ts'
import { PostgresqlMailAbout, SqliteMailAbout } from './mail-about.ts'
import { PageTexts } from './page-texts.ts'
import { Availability as PostgresqlAvailability } from './postgresql/availability.ts'
import { HealthCheck as PostgresqlHealthCheck } from './postgresql/health-check.ts'
import { History as PostgresqlHistory } from './postgresql/history.ts'
import { Initial as PostgresqlInitial } from './postgresql/initial.ts'
import { LastRun as PostgresqlLastRun } from './postgresql/last-run.ts'
import { Mail as PostgresqlMail } from './postgresql/mail.ts'
import { Mailbox as PostgresqlMailbox } from './postgresql/mailbox.ts'
import { PublicationNotice } from './postgresql/publication-notice.ts'
import { PublicationOrder } from './postgresql/publication-order.ts'
import { SiteProcess } from './postgresql/site-process.ts'
import { SpentFormToken as PostgresqlSpentFormToken } from './postgresql/spent-form-token.ts'
import { Settings } from './settings.ts'
import { Availability as SqliteAvailability } from './sqlite/availability.ts'
import { HealthCheck as SqliteHealthCheck } from './sqlite/health-check.ts'
import { History as SqliteHistory } from './sqlite/history.ts'
import { Initial as SqliteInitial } from './sqlite/initial.ts'
import { LastRun as SqliteLastRun } from './sqlite/last-run.ts'
import { Mail as SqliteMail } from './sqlite/mail.ts'
import { Mailbox as SqliteMailbox } from './sqlite/mailbox.ts'
import { SpentFormToken as SqliteSpentFormToken } from './sqlite/spent-form-token.ts'
import { PostgresqlStockImports, SqliteStockImports } from './stock-import.ts'
import { Task } from './task.ts'

/** In the order in which they run. A released migration is never changed; a new one is added at the end. */
export const sqliteMigrations = [
  SqliteInitial,
  SqliteMail,
  SqliteAvailability,
  InquirySearch,
  SqliteLastRun,
  SqliteMailbox,
  SqliteSpentFormToken,
  SqliteHealthCheck,
  MachineData,
  InquiryProducts,
  Settings,
  SqliteAccounts,
  SqliteHistory,
  PageTexts,
  CategoryVersion,
  Feeds,
  SqliteImageUse,
  SqliteStockImports,
  Edge,
  Task,
  InquiryPhone,
  SqliteMailAbout,
]
export const postgresqlMigrations = [
  PostgresqlInitial,
  PostgresqlMail,
  PublicationOrder,
  PostgresqlAvailability,
  InquirySearch,
  PostgresqlLastRun,
  PostgresqlMailbox,
  PostgresqlSpentFormToken,
  PostgresqlHealthCheck,
  PublicationNotice,
  MachineData,
  InquiryProducts,
  Settings,
  PostgresqlAccounts,
  PostgresqlHistory,
  PageTexts,
  CategoryVersion,
  SiteProcess,
  Feeds,
  PostgresqlImageUse,
  PostgresqlStockImports,
  Edge,
  Task,
  InquiryPhone,
  PostgresqlMailAbout,
]
