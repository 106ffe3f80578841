import { z } from 'zod'

/** How many rows of each table, by its name, and how many pictures. */
export const backupCounts = z.record(z.string(), z.number().int())
export type BackupCounts = z.infer<typeof backupCounts>
/** The name under which pictures are counted. */
export const PICTURES = 'pictures'

/** One file of everything that the dealer has entered. */
export const backup = z
  .object({
    name: z.string(),
    createdAt: z.iso.datetime(),
    size: z.number().int(),
    isNightly: z.boolean(),
    isReadable: z.boolean().meta({
      description: 'Ob sie sich öffnen lässt; sonst zählt sie nicht als Sicherung',
    }),
    counts: backupCounts,
  })
  .meta({ id: 'Backup' })
export type Backup = z.infer<typeof backup>
