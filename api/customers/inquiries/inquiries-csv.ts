import type { EntityManager } from '@mikro-orm/sql'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { MAX_LIMIT } from '../../../shared/calls/query.ts'
import type { Inquiry, InquiryQuery } from '../../../shared/inquiries/inquiry.ts'
import { lostReasonLabels, sourceLabels, stageLabels } from '../../../shared/inquiries/stage.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { writeCsv } from '../../base/files/tables/write-csv.ts'
import { listInquiries } from './inquiry.queries.ts'

/** Each column of the table, by its heading. */
const columns: Record<string, (inquiry: Inquiry) => string> = {
  Nummer: ({ receipt }) => receipt,
  Eingang: ({ createdAt }) => formatDateTime(createdAt),
  Status: ({ stage }) => stageLabels[stage],
  Name: ({ name }) => name,
  Firma: ({ company }) => company,
  'E-Mail': ({ email }) => email,
  Telefon: ({ phone }) => phone,
  Rückruf: ({ callback }) => (callback ? 'Ja' : 'Nein'),
  Anliegen: ({ concern }) => (concern ? concernLabels[concern] : ''),
  'Lieferung nach': ({ deliveryPostcode }) => deliveryPostcode ?? '',
  Produkt: ({ products }) => products.map(counted).join('; '),
  Nachricht: ({ message }) => message,
  Sprache: ({ language }) => languageLabels[language],
  Herkunft: ({ source }) => sourceLabels[source],
  Zuständig: ({ owner }) => owner ?? '',
  'Nächster Schritt': ({ nextStep }) => nextStep?.text ?? '',
  'Fällig am': ({ nextStep }) => (nextStep ? formatDateTime(nextStep.at) : ''),
  'Grund des Verlusts': ({ lostReason }) => (lostReason ? lostReasonLabels[lostReason] : ''),
  Erläuterung: ({ lostNote }) => lostNote ?? '',
}

/** The inquiries that a list shows, on all its pages, as a table for German spreadsheets. */
export const inquiriesCsv = (
  em: EntityManager,
  query: Omit<InquiryQuery, 'page' | 'limit'>,
  me: number,
): AsyncIterable<Uint8Array> => writeCsv(Object.keys(columns), rowsOf(em, query, me))

async function* rowsOf(em: EntityManager, query: Omit<InquiryQuery, 'page' | 'limit'>, me: number) {
  for (let page = 1; ; page++) {
    // A fork for each page, so that no earlier page stays in memory.
    const wanted = { ...query, page, limit: MAX_LIMIT }
    const { inquiries, total } = await listInquiries(em.fork(), wanted, me)
    for (const inquiry of inquiries) yield Object.values(columns).map((cell) => cell(inquiry))
    if (page * MAX_LIMIT >= total) return
  }
}
