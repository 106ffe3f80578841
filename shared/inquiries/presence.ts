import { z } from 'zod'

/** So long somebody is thought to be there after they were last heard of, in milliseconds. */
export const PRESENT_MS = 60_000

/** What somebody does about an inquiry that they have open. */
export const presenceInput = z.object({
  writing: z.boolean({ error: 'writing muss wahr oder falsch sein' }),
})

/** A colleague who has the same inquiry open. */
export const colleague = z
  .object({ name: z.string(), writing: z.boolean() })
  .meta({ id: 'Colleague' })
export type Colleague = z.infer<typeof colleague>
