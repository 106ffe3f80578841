import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type Compressed, compressNow } from '../answers/compress.ts'
import { embedPolicy } from './page-policy.ts'

/** A page and the files that it goes to. */
interface Job {
  html: string
  folder: string
  files: Record<keyof Compressed, string>
}

/** Puts a page's policy into it, compresses it and writes its files; a full disk does not cost the page. */
export default async function press({ html, folder, files }: Job) {
  const content = compressNow(Buffer.from(embedPolicy(html)))
  const failure = await write(folder, files, content).then(() => null, messageOf)
  return { content, failure }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A file is complete on the disk, also after a power cut, before anything names it. */
async function write(folder: string, files: Job['files'], content: Compressed): Promise<void> {
  await mkdir(folder, { recursive: true })
  const outcomes = await Promise.allSettled([
    writeFile(files.identity, content.identity, { flush: true }),
    writeFile(files.br, content.br, { flush: true }),
    writeFile(files.gzip, content.gzip, { flush: true }),
  ])
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  for (const file of Object.values(files)) await rm(file, { force: true })
  throw failed.reason
}
