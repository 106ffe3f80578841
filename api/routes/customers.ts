import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { tables } from '../base/requests/http/tables.ts'
import { searchAlerts } from '../customers/alerts/alert.routes.ts'
import { openAlertIntake } from '../customers/alerts/alert-intake.ts'
import { alertPages } from '../customers/alerts/alert-page.routes.ts'
import { interestedRoutes } from '../customers/alerts/interested.routes.ts'
import { archived } from '../customers/archive/archive.routes.ts'
import { archivedInquiries, archivedOffers } from '../customers/archive/archived-sales.ts'
import { calendarFiles, calendarRoutes } from '../customers/callbacks/calendar.routes.ts'
import { callbacks } from '../customers/callbacks/callback.routes.ts'
import { customers, firms } from '../customers/customers/customer.routes.ts'
import { inboxRoutes } from '../customers/inbox/inbox.routes.ts'
import { inquiries } from '../customers/inquiries/inquiry.routes.ts'
import { inquiryViewRoutes } from '../customers/inquiries/inquiry-views.routes.ts'
import { contact } from '../customers/intake/contact.routes.ts'
import { contactForms } from '../customers/intake/contact-form.routes.ts'
import { inquiryCopyPages } from '../customers/intake/inquiry-copy.routes.ts'
import { CopyTickets } from '../customers/intake/inquiry-copy.ts'
import { openInquiryIntake } from '../customers/intake/inquiry-intake.ts'
import { UploadTurns } from '../customers/intake/upload-turns.ts'
import { joiningRoutes } from '../customers/joining/joining.routes.ts'
import { mails } from '../customers/mails/mail.routes.ts'
import { messages } from '../customers/messages/message.routes.ts'
import { messageTemplates } from '../customers/messages/message-template.routes.ts'
import { endOfOffers } from '../customers/offers/commitments.ts'
import { outdateDrafts } from '../customers/offers/offer.content.ts'
import { findOffersAnew } from '../customers/offers/offer.queries.ts'
import { offers, offersOfInquiries } from '../customers/offers/offer.routes.ts'
import { offerPages } from '../customers/offers/offer-page.routes.ts'
import { offersInRows } from '../customers/offers/offers-in-rows.ts'
import { promisedMachineRoutes } from '../customers/offers/promised-machines.routes.ts'
import { persons, processingRecords } from '../customers/persons/person.routes.ts'
import { presence } from '../customers/presence/presence.routes.ts'
import { salesFigureRoutes } from '../customers/sales-figures/sales-figures.routes.ts'
import { searchRoutes } from '../customers/search/search.routes.ts'
import { todayRoutes } from '../customers/today/today.routes.ts'
import type { Dependencies } from '../dependencies.ts'

/** Who asks, and what becomes of it: for the API what the law keeps and the rest, and pages and files that customers are sent. */
export function customerRoutes(dependencies: Dependencies) {
  const { config, database, publisher, throttles } = dependencies
  const copyTickets = new CopyTickets(database.orm)
  // One of each for both tables: they share the limits.
  const intake = openInquiryIntake({ ...dependencies, copyTickets })
  const uploads = new UploadTurns(throttles, config.contactLimit)
  const alertIntake = openAlertIntake(dependencies)

  const api = tables(
    ['/contact', contact(dependencies, intake, uploads)],
    [
      '/contact',
      inquiries(dependencies, {
        ...endOfOffers,
        corrected: findOffersAnew,
        respoken: outdateDrafts,
        inRows: offersInRows,
      }),
    ],
    ['/contact', salesFigureRoutes(archivedInquiries)],
    ['/contact', inquiryViewRoutes()],
    ['/contact', messages(dependencies)],
    ['/contact', offersOfInquiries(dependencies)],
    ['/contact', presence()],
    ['/contact', joiningRoutes()],
    ['/offers', promisedMachineRoutes()],
    ['/offers', offers(dependencies, archivedOffers)],
    ['/products', interestedRoutes(dependencies)],
    ['/customers', customers()],
    ['/firms', firms()],
    ['/search', searchRoutes(dependencies)],
    ['/persons', persons(dependencies)],
    ['/processing-record', processingRecords(dependencies)],
    ['/message-templates', messageTemplates()],
    ['/search-alerts', searchAlerts(dependencies, alertIntake)],
    ['/', callbacks()],
    ['/calendar', calendarRoutes(dependencies)],
    ['/today', todayRoutes()],
    ['/mail/inbox', inboxRoutes(dependencies)],
    ['/mail', mails(dependencies)],
  )
  const pages = new Hono<Env>().route('/kalender', calendarFiles(dependencies))
  if (publisher)
    pages
      .route('/', contactForms(dependencies, intake, uploads, publisher))
      .route('/', inquiryCopyPages(dependencies, copyTickets, publisher))
      .route('/', alertPages(dependencies, alertIntake, publisher))
      .route('/', offerPages(dependencies, intake, publisher))
  return { archive: archived(dependencies), api, pages }
}
