import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { Person } from '../../../../shared/persons/person.ts'
import { accessPage } from './access-page.ts'
import type { Access } from './collect.ts'

/**
 * What is known of a person: `auskunft.html` for readers, `daten.json` for programs, and `dateien/`. The files are read
 * one after the other, as fast as whoever asks takes them; if one cannot be read, the archive breaks off.
 */
export async function accessZip(
  person: Person,
  { parts, files }: Access,
  dealer: Dealer,
  at: Date,
): Promise<Readable> {
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
  const answer = new PassThrough()
  let source: Readable | null = null
  zip.on('error', (error) => answer.destroy(error))
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      open()
        .then((opened) => {
          source = opened
          give(null, opened)
        })
        .catch((error) => answer.destroy(error))
    })
  zip.end()
  // Whoever leaves in the middle must not leave a file open. That the answer broke off is told to its reader.
  pipeline(zip.outputStream, answer).catch(() => source?.destroy())
  return answer
}
