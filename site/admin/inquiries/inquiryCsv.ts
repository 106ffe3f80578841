import { formatDateTime } from '../../../shared/dates.ts'
import { concernLabels } from '../../../shared/inquiries/concern.ts'
import { counted } from '../../../shared/inquiries/counted.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { lostReasonLabels, sourceLabels, stageLabels } from '../../../shared/inquiries/stage.ts'

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
  Herkunft: ({ source }) => sourceLabels[source],
  Zuständig: ({ owner }) => owner ?? '',
  'Nächster Schritt': ({ nextStep }) => nextStep?.text ?? '',
  'Fällig am': ({ nextStep }) => (nextStep ? formatDateTime(nextStep.at) : ''),
  'Grund des Verlusts': ({ lostReason }) => (lostReason ? lostReasonLabels[lostReason] : ''),
  Erläuterung: ({ lostNote }) => lostNote ?? '',
}

const BYTE_ORDER_MARK = '\ufeff'

/** A table for German spreadsheets, which expect semicolons and a byte order mark. */
export function inquiryCsv(inquiries: Inquiry[]): string {
  const rows = inquiries.map((inquiry) => Object.values(columns).map((column) => column(inquiry)))
  return (
    BYTE_ORDER_MARK +
    [Object.keys(columns), ...rows].map((row) => row.map(cell).join(';')).join('\r\n')
  )
}

/** Quotes a text. Spreadsheets would run what looks like a formula, and visitors write these texts. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
