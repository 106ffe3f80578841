import { z } from 'zod'
import * as auth from '../../shared/auth.ts'
import { category } from '../../shared/category.ts'
import { housekeepingStatus } from '../../shared/housekeeping.ts'
import { uploadResult } from '../../shared/image.ts'
import * as inquiry from '../../shared/inquiry.ts'
import { mail, mailStatus } from '../../shared/mail.ts'
import { product, productFacets } from '../../shared/product.ts'
import { publishStatus } from '../../shared/publish.ts'

/** What a route's own schemas do not say about it. */
export interface Operation {
  group: string
  summary: string
  /** `data` of the answer. */
  data: z.ZodType
  isPaged?: boolean
  /** When it went well; 200 unless said otherwise. */
  status?: 201
  /** Beyond those that follow from what the route checks. */
  refusals?: (400 | 404 | 409 | 413 | 429)[]
  takesImages?: boolean
}

const nothing = z.null()
const login = z.object({ token: z.string(), user: auth.currentUser })

const products = { group: 'Produkte', data: product } as const
const categories = { group: 'Kategorien', data: category } as const
const inquiries = { group: 'Anfragen', data: inquiry.inquiryDetail } as const
const account = { group: 'Anmeldung' } as const
const images = { group: 'Bilder' } as const
const mails = { group: 'E-Mails' } as const
const housekeeping = { group: 'Aufräumen', data: housekeepingStatus } as const
const publishing = { group: 'Veröffentlichung', data: publishStatus } as const

/** Every route of the API below `/api`, in the order in which a reader meets it. */
export const operations: Record<string, Operation> = {
  'GET /products': {
    ...products,
    summary: 'Produkte, gefiltert, sortiert und seitenweise; Inaktive sieht nur die Verwaltung',
    data: z.array(product),
    isPaged: true,
  },
  'GET /products/facets': {
    ...products,
    summary:
      'Wie viele Produkte jede weitere Auswahl übrig ließe, dazu die Grenzen von Baujahr und Preis',
    data: productFacets,
  },
  'GET /products/{id}': { ...products, summary: 'Ein Produkt', refusals: [404] },
  'GET /products/{id}/similar': {
    ...products,
    summary: 'Bis zu vier ähnliche Produkte: zuerst verfügbare, dann reservierte, keine verkauften',
    data: z.array(product),
    refusals: [404],
  },
  'POST /products': { ...products, summary: 'Legt ein Produkt an', status: 201 },
  'PUT /products/{id}': {
    ...products,
    summary: 'Ändert die genannten Angaben und lässt die übrigen, wie sie sind',
    refusals: [404, 409],
  },
  'DELETE /products/{id}': {
    ...products,
    summary: 'Löscht ein Produkt und antwortet ein letztes Mal mit ihm',
    refusals: [404],
  },
  'GET /categories': {
    ...categories,
    summary:
      'Alle Kategorien mit der Zahl ihrer Produkte und der verfügbaren darunter (mit counts=false ohne sie)',
    data: z.array(category.partial({ _count: true })),
  },
  'GET /categories/{id}': {
    ...categories,
    summary: 'Eine Kategorie, nach Nummer oder Kürzel',
    refusals: [404],
  },
  'POST /categories': {
    ...categories,
    summary: 'Legt eine Kategorie an, ohne sortOrder am Ende der Reihenfolge',
    status: 201,
    refusals: [409],
  },
  'PUT /categories/{id}': {
    ...categories,
    summary: 'Ändert die genannten Angaben; das Kürzel bleibt, wie es angelegt wurde',
    refusals: [404],
  },
  'DELETE /categories/{id}': {
    ...categories,
    summary: 'Löscht eine Kategorie ohne Produkte',
    refusals: [404, 409],
  },
  'POST /contact': {
    ...inquiries,
    summary: 'Sendet eine Anfrage oder einen Rückrufwunsch',
    data: inquiry.contactReceipt,
    status: 201,
    refusals: [429],
  },
  'GET /contact/form': {
    ...inquiries,
    summary: 'Ein Zeichen, mit dem das Formular sagt, wann es geöffnet wurde',
    data: inquiry.contactToken,
  },
  'GET /contact': {
    ...inquiries,
    summary: 'Anfragen, die neuesten zuerst; Spam nur mit spam=true',
    data: z.array(inquiry.inquiry),
    isPaged: true,
  },
  'GET /contact/{id}': { ...inquiries, summary: 'Eine Anfrage mit ihrem Verlauf', refusals: [404] },
  'PUT /contact/{id}': { ...inquiries, summary: 'Ändert den Stand einer Anfrage', refusals: [404] },
  'DELETE /contact/{id}': {
    ...inquiries,
    summary: 'Löscht eine Anfrage endgültig',
    data: inquiry.inquiry,
    refusals: [404],
  },
  'POST /auth/login': { ...account, summary: 'Meldet an', data: login, refusals: [429] },
  'GET /auth/hint': {
    ...account,
    summary: 'Die Zugangsdaten der Vorführung, solange sie gelten und nur dieser Rechner zusieht',
    data: auth.loginHint,
  },
  'GET /auth/me': { ...account, summary: 'Wer angemeldet ist', data: auth.currentUser },
  'GET /auth/password': {
    ...account,
    summary: 'Ob die Umgebung des Servers (ADMIN_PASSWORD) das Passwort bei jedem Start neu setzt',
    data: auth.passwordStatus,
  },
  'PUT /auth/password': {
    ...account,
    summary: 'Ändert das Passwort und beendet alle anderen Sitzungen',
    data: nothing,
    refusals: [429],
  },
  'POST /auth/logout': { ...account, summary: 'Beendet die Sitzung', data: nothing },
  'POST /upload/images': {
    ...images,
    summary: 'Lädt bis zu 20 Bilder hoch (Feld „images“; PNG, JPG oder WebP bis 5 MB je Bild)',
    data: uploadResult,
    refusals: [413],
    takesImages: true,
  },
  'DELETE /upload/images/{filename}': {
    ...images,
    summary: 'Löscht ein Bild in allen Größen und nimmt es von den Produkten, die es zeigen',
    data: z.object({ filename: z.string() }),
    refusals: [400, 404],
  },
  'GET /mail': { ...mails, summary: 'Wie es dem Postausgang geht', data: mailStatus },
  'POST /mail/{id}/resend': {
    ...mails,
    summary: 'Sendet eine E-Mail noch einmal',
    data: mail,
    refusals: [404, 409],
  },
  'GET /publish': { ...publishing, summary: 'Was veröffentlicht ist und was noch wartet' },
  'POST /publish/retry': {
    ...publishing,
    summary: 'Versucht misslungene Seiten noch einmal',
  },
  'GET /housekeeping': {
    ...housekeeping,
    summary: 'Was zu löschen wäre, und ob die Verwaltung vorher zustimmen muss',
  },
  'POST /housekeeping/confirm': {
    ...housekeeping,
    summary: 'Stimmt dem zu, was zum genannten Zeitpunkt zu löschen war, und löscht es',
    refusals: [409],
  },
}
