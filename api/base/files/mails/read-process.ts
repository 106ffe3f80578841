import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveTasks } from '../../work/worker-process/serve-tasks.ts'
import type { mailFile } from './mail.ts'
import { parseHead, parseMail } from './parse-mail.ts'
import type { MailTask } from './read-mail.ts'

const taskSchema = z.object({
  source: z.string(),
  target: z.string(),
  isCut: z.boolean(),
  headOnly: z.boolean(),
}) satisfies z.ZodType<MailTask>

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
