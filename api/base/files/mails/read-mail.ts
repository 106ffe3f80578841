import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { WorkerProcess } from '../../work/worker-process/worker-process.ts'
import { MOST_MAIL_BYTES, mailFile, type ReadMail } from './mail.ts'
import { type MailHead, mailHead } from './mail-head.ts'
import type { ReadTask } from './read-process.ts'

const reading = new WorkerProcess<ReadTask>(new URL('./read-process.ts', import.meta.url), {
  heapMb: 256,
  memoryMb: 500,
  processorMs: 5_000,
  deathRefusal: 'Die E-Mail braucht zum Lesen zu viel Speicher oder Zeit.',
})

/** Reads a mail in a process that a hostile one may bring down. Then the answer is its head and a text that says so. */
export async function readMail(bytes: Uint8Array, wholeLength = bytes.length): Promise<ReadMail> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'mail-to-read-'))
  const source = join(folder.path, 'mail')
  const target = join(folder.path, 'read')
  const isCut = wholeLength > MOST_MAIL_BYTES || bytes.length < wholeLength
  await writeFile(source, bytes.subarray(0, MOST_MAIL_BYTES), { mode: 0o600 })
  const task = { source, target, isCut, headOnly: false }
  if (await reading.run(task)) {
    const refusal = await reading.run({ ...task, headOnly: true })
    if (refusal) throw new Error(`The head of a mail could not be read: ${refusal}`)
  }
  const { files, ...mail } = mailFile.parse(JSON.parse(await readFile(target, 'utf8')))
  const attachments = await Promise.all(
    files.map(async (file, position) => ({
      ...file,
      content: await readFile(`${target}.${position}`),
    })),
  )
  return { ...mail, attachments }
}

/** Reads the beginnings of mails in the same process; null in place of one that is too much for it. */
export async function readHeads(beginnings: Uint8Array[]): Promise<(MailHead | null)[]> {
  if (beginnings.length === 0) return []
  await using folder = await mkdtempDisposable(join(tmpdir(), 'heads-to-read-'))
  const target = join(folder.path, 'read')
  const heads = await Promise.all(
    beginnings.map(async (bytes, position) => {
      const path = join(folder.path, String(position))
      await writeFile(path, bytes, { mode: 0o600 })
      return path
    }),
  )
  const refusal = await reading.run({ heads, target })
  if (!refusal) return z.array(mailHead).parse(JSON.parse(await readFile(target, 'utf8')))
  if (beginnings.length === 1) return [null]
  const read = []
  for (const one of beginnings) read.push(...(await readHeads([one])))
  return read
}
