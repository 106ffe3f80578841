import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { serveTasks } from '../../work/worker-process/serve-tasks.ts'
import { parseTable } from './parse-table.ts'
import { TableRefused } from './table.ts'
import { headToLine, mergedToLine, refusalToLine, rowToLine } from './table-file.ts'

const CHARACTERS_AT_ONCE = 65_536

const taskSchema = z.object({
  source: z.string(),
  name: z.string(),
  sheet: z.string().optional(),
  target: z.string(),
})
export type TableTask = z.infer<typeof taskSchema>

serveTasks(async (task) => {
  const { target, ...asked } = taskSchema.parse(task)
  const lines = Readable.from(inChunks(linesOf(asked)))
  await pipeline(lines, createWriteStream(target, { mode: 0o600 }))
  return {}
})

async function* linesOf(asked: Omit<TableTask, 'target'>) {
  try {
    const { format, sheets, sheet, rows, merged } = await parseTable(
      asked.source,
      asked.name,
      asked.sheet,
    )
    yield headToLine({ format, sheets, sheet })
    for await (const row of rows) yield rowToLine(row)
    yield mergedToLine(merged)
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    yield refusalToLine(error)
  }
}

async function* inChunks(lines: AsyncIterable<string>) {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < CHARACTERS_AT_ONCE) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}
