import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { serveTasks } from '../worker-process/serve-tasks.ts'
import { parseTable } from './parse-table.ts'
import { TableRefused } from './table.ts'
import { headToLine, refusalToLine, rowToLine } from './table-file.ts'

/** So many characters are written at once, because a chunk for every row would cost more than the rows. */
const CHUNK = 65_536

const taskSchema = z.object({ source: z.string(), name: z.string(), target: z.string() })

serveTasks(async (task) => {
  const { source, name, target } = taskSchema.parse(task)
  const lines = Readable.from(inChunks(linesOf(source, name)))
  await pipeline(lines, createWriteStream(target, { mode: 0o600 }))
  return {}
})

async function* linesOf(source: string, name: string) {
  try {
    const { format, header, rows } = await parseTable(source, name)
    yield headToLine({ format, header })
    for await (const row of rows) yield rowToLine(row)
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    yield refusalToLine(error)
  }
}

async function* inChunks(lines: AsyncIterable<string>) {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}
