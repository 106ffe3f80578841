import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { Person } from '../../../../shared/persons/person.ts'
import { accessPage } from './access-page.ts'
import type { Access } from './collect.ts'

/** What is known of a person: `auskunft.html` for readers, `daten.json` for programs, and `dateien/`. */
export async function accessZip(
  person: Person,
  { parts, files }: Access,
  dealer: Dealer,
  at: Date,
): Promise<Buffer> {
  const { name, emails, phones } = person
  const data = {
    createdAt: at.toISOString(),
    controller: { name: dealer.name, email: dealer.email },
    person: { name, emails, phones },
    data: parts,
  }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(await accessPage(person, parts, dealer, at)), 'auskunft.html')
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'daten.json')
  for (const { path, content } of files) zip.addBuffer(content, path)
  zip.end()
  // The types of the package are those of streams before Node had its own.
  return buffer(zip.outputStream)
}
