import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import type { TableFormat } from '../../../../shared/tables/table-cell.ts'
import { TableRefused } from './table.ts'

const SAVE_AS = 'Bitte speichern Sie die Tabelle als .xlsx oder CSV.'

const others: [start: string, sentence: string][] = [
  ['%PDF', `Die Datei ist ein PDF. ${SAVE_AS}`],
  ['{\\rtf', `Die Datei ist ein Textdokument. ${SAVE_AS}`],
  ['<', `Die Datei ist eine Webseite oder XML, keine Tabelle. ${SAVE_AS}`],
]
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** What a file contains counts, not what it is called. @throws {TableRefused} for a file that is no table */
export async function formatOf(path: string, name: string): Promise<TableFormat> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  const start = buffer.subarray(0, bytesRead)
  if (bytesRead === 0) throw new TableRefused('Die Datei ist leer.')
  if (start.subarray(0, OLE.length).equals(OLE))
    throw refuseOle((await file.readFile()).includes(ENCRYPTED))
  const text = start
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (text.startsWith('PK')) return 'xlsx'
  for (const [mark, sentence] of others) if (text.startsWith(mark)) throw new TableRefused(sentence)
  const isJson = extname(name).toLowerCase() === '.json' || /^\[\s*[[{\]]|^\{\s*"/.test(text)
  return isJson ? 'json' : 'csv'
}

const refuseOle = (isEncrypted: boolean) =>
  new TableRefused(
    isEncrypted
      ? 'Die Excel-Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Kennwort.'
      : `Die Datei ist in einem alten Format (.xls). ${SAVE_AS}`,
  )
