import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/sql'
import { ZipFile } from 'yazl'
import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { PersonName } from '../../../../shared/persons/person.ts'
import type { MessageFiles } from '../../inquiries/message-files.ts'
import type { PersonIds } from '../../personal/personal-data.ts'
import type { Names } from '../../personal/readings.ts'
import { accessData } from './access-data.ts'
import { AccessFiles } from './access-files.ts'
import { accessPage } from './access-page.ts'
import { collect } from './collect.ts'

interface About {
  person: PersonName
  ids: PersonIds
  dealer: Dealer
  names: Names
  at: Date
}

/**
 * What is known of a person: `auskunft.html` for readers, `daten.json` for programs, and `dateien/` if there are any. All of it is read
 * as fast as whoever asks takes it; if something cannot be read, the archive breaks off.
 */
export function accessZip(
  em: EntityManager,
  messageFiles: MessageFiles,
  { person, ids, dealer, names, at }: About,
): Readable {
  const answer = new PassThrough()
  const zip = new ZipFile()
  zip.on('error', (error) => answer.destroy(error))
  let source: Readable | null = null
  const add = (path: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, { compress }, (give) => {
      open()
        .then((opened) => {
          source = opened
          give(null, opened)
        })
        .catch((error) => answer.destroy(error))
    })
  const pieces = (text: AsyncIterable<string>) => async () =>
    Readable.from(text, { objectMode: false })
  async function* data() {
    const files = new AccessFiles(em, messageFiles)
    yield* accessData(person, collect(em, files, ids, null), dealer, at)
    for (const { path, open } of files.found) add(path, false, open)
    zip.end()
  }
  // Both documents are read from the beginning, so that they name the same files.
  const files = new AccessFiles(em, messageFiles)
  const told = collect(em, files, ids, names)
  const hasFiles = () => files.found.length > 0
  add('auskunft.html', true, pieces(accessPage(person, told, hasFiles, dealer, at)))
  add('daten.json', true, pieces(data()))
  // Whoever leaves in the middle must not leave a file open. That the answer broke off is told to its reader.
  pipeline(zip.outputStream, answer).catch(() => source?.destroy())
  return answer
}
