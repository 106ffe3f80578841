import { writeFileSync } from 'node:fs'
import { type Compressed, compressNow } from '../answers/compress.ts'
import { embedPolicy } from './page-policy.ts'

/** A page and the files that it goes to. */
interface Job {
  html: string
  files: Record<keyof Compressed, string>
}

/** Puts a page's policy into it, compresses it and writes its files. */
export default function press({ html, files }: Job): Compressed {
  const content = compressNow(Buffer.from(embedPolicy(html)))
  writeFileSync(files.identity, content.identity)
  writeFileSync(files.br, content.br)
  writeFileSync(files.gzip, content.gzip)
  return content
}
