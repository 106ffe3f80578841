import { Availability as PostgresqlAvailability } from './postgresql/availability.ts'
import { InquirySearch } from './inquiry-search.ts'
import { Initial as PostgresqlInitial } from './postgresql/initial.ts'
import { Mail as PostgresqlMail } from './postgresql/mail.ts'
import { PublicationOrder } from './postgresql/publication-order.ts'
import { Availability as SqliteAvailability } from './sqlite/availability.ts'
import { Initial as SqliteInitial } from './sqlite/initial.ts'
import { Mail as SqliteMail } from './sqlite/mail.ts'

/** In the order in which they run; what has landed is never changed, a new one follows. */
export const sqliteMigrations = [SqliteInitial, SqliteMail, SqliteAvailability, InquirySearch]
export const postgresqlMigrations = [
  PostgresqlInitial,
  PostgresqlMail,
  PublicationOrder,
  PostgresqlAvailability,
  InquirySearch,
]
