import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../../work/worker-process/serve-tasks.ts'
import type { mailFile } from './mail.ts'
import { parseHead, parseMail } from './parse-mail.ts'

const taskSchema = z.object({
  /** The mail as it came. */
  source: z.string(),
  /** The file for what was read; those of its files follow by number. */
  target: z.string(),
  /** Whether the mail was longer than what there is of it. */
  isCut: z.boolean(),
  /** Only the lines at its head: the rest was too much for a process before. */
  headOnly: z.boolean(),
})
export type MailTask = z.infer<typeof taskSchema>

serveTasks(async (task) => {
  const { source, target, isCut, headOnly } = taskSchema.parse(task)
  const bytes = await readFile(source)
  const { attachments, ...mail } = headOnly
    ? await parseHead(bytes)
    : await parseMail(bytes, { isCut })
  const files = attachments.map(({ name, type }) => ({ name, type }))
  for (const [position, { content }] of attachments.entries())
    await writeFile(`${target}.${position}`, content, { mode: 0o600 })
  const read: z.input<typeof mailFile> = { ...mail, files }
  await writeFile(target, JSON.stringify(read), { mode: 0o600 })
  return {}
})
