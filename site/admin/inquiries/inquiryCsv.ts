import { formatDateTime } from '../../../shared/dates.ts'
import { type Inquiry, inquiryStatusLabels } from '../../../shared/inquiry.ts'

const columns: Record<string, (inquiry: Inquiry) => string> = {
  Nummer: ({ receipt }) => receipt,
  Eingang: ({ createdAt }) => formatDateTime(createdAt),
  Status: ({ status }) => inquiryStatusLabels[status],
  Name: ({ name }) => name,
  Firma: ({ company }) => company,
  'E-Mail': ({ email }) => email,
  Telefon: ({ phone }) => phone,
  Rückruf: ({ callback }) => (callback ? 'Ja' : 'Nein'),
  Produkt: ({ productTitle }) => productTitle ?? '',
  Nachricht: ({ message }) => message,
}

const BYTE_ORDER_MARK = '\ufeff'

/** The table as German spreadsheets open it: semicolons, UTF-8 with a byte order mark. */
export function inquiryCsv(inquiries: Inquiry[]): string {
  const rows = inquiries.map((inquiry) => Object.values(columns).map((column) => column(inquiry)))
  return (
    BYTE_ORDER_MARK +
    [Object.keys(columns), ...rows].map((row) => row.map(cell).join(';')).join('\r\n')
  )
}

/** Quoted, and never a formula: visitors write these texts, and spreadsheets would run them. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
