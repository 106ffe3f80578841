import { z } from 'zod'

/** What undoing an import or a bulk edit did. */
export const undoneBatch = z
  .object({
    undone: z.number().int().meta({ description: 'Wie viele Produkte zurückgesetzt wurden' }),
    left: z
      .array(z.object({ id: z.number().int(), title: z.string(), reason: z.string() }))
      .meta({ description: 'Produkte, die bleiben, wie sie sind' }),
  })
  .meta({ id: 'UndoneBatch' })
export type UndoneBatch = z.infer<typeof undoneBatch>
