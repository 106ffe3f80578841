import type { ImportReport } from '../../../../shared/stock/import.ts'
import type { Answer, TestApp } from '../../../tests/test-app.ts'

interface SentImport {
  name?: string
  token?: string
  fields?: Record<string, string>
}

/** Sends a file to be imported. */
export async function sendImport(
  test: TestApp,
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'bestand.csv', token = test.token, fields = {} }: SentImport = {},
): Promise<Answer<ImportReport>> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new File([content], name))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await test.app.request('/api/products/import', { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

export const checkTable = sendImport

export const applyTable = (test: TestApp, content: string, fields: Record<string, string> = {}) =>
  sendImport(test, content, { fields: { mode: 'apply', ...fields } })

/** A table as a German spreadsheet writes it. */
export const csv = (...rows: (string | number)[][]) =>
  rows.map((row) => `${row.join(';')}\r\n`).join('')

export const NEW_HEADER = [
  'Lagernummer',
  'Titel',
  'Marke',
  'Modell',
  'Baujahr',
  'Preis (€)',
  'Standort',
  'Kategorie',
]
export const newRow = (
  stockNumber: string,
  title = 'Still RX 20',
  price: number | string = 9_000,
) => [stockNumber, title, 'Still', 'RX 20', 2019, price, 'Hamburg', 'electric']
