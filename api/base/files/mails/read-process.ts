import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../../work/worker-process/serve-tasks.ts'
import type { mailFile } from './mail.ts'
import { parseHead, parseMail } from './parse-mail.ts'
import { parseMailHead } from './parse-mail-head.ts'

const headsTask = z.object({
  heads: z.array(z.string()),
  target: z.string(),
})

const mailTask = z.object({
  source: z.string(),
  target: z.string(),
  isCut: z.boolean(),
  /** Only the lines at its head: the rest was too much for a process before. */
  headOnly: z.boolean(),
})
const taskSchema = z.union([headsTask, mailTask])
export type ReadTask = z.infer<typeof taskSchema>

serveTasks(async (given) => {
  const task = taskSchema.parse(given)
  if ('heads' in task) await readHeads(task)
  else await readMail(task)
  return {}
})

async function readHeads({ heads, target }: z.infer<typeof headsTask>): Promise<void> {
  const read = []
  for (const path of heads) read.push(await parseMailHead(await readFile(path)))
  await writeFile(target, JSON.stringify(read), { mode: 0o600 })
}

async function readMail({ source, target, isCut, headOnly }: z.infer<typeof mailTask>) {
  const bytes = await readFile(source)
  const { attachments, ...mail } = headOnly
    ? await parseHead(bytes)
    : await parseMail(bytes, { isCut })
  const files = attachments.map(({ name, type }) => ({ name, type }))
  for (const [position, { content }] of attachments.entries())
    await writeFile(`${target}.${position}`, content, { mode: 0o600 })
  const read: z.input<typeof mailFile> = { ...mail, files }
  await writeFile(target, JSON.stringify(read), { mode: 0o600 })
}
