import { z } from 'zod'
import { backupCounts } from './backup.ts'

const backupWorks = ['backup', 'check', 'restore'] as const
export type BackupWork = (typeof backupWorks)[number]

export const backupStatus = z.object({
  /** When the newest backup that opens was made, by today at the latest; null if there is none. */
  newest: z.iso.datetime().nullable(),
  /** Whether the newest backup is older than two days, or no file among the backups is one. */
  isOverdue: z.boolean(),
  unreadable: z.array(z.string()).meta({
    description: 'Namen der Dateien, die sich nicht öffnen lassen und nicht zählen',
  }),
  /** What any process is doing, and how many bytes of how many are done. */
  work: z
    .object({ kind: z.enum(backupWorks), done: z.number().int(), total: z.number().int() })
    .nullable(),
  /** Why the last attempt to make a backup failed. */
  failure: z.object({ at: z.iso.datetime(), error: z.string() }).nullable(),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const restoreModes = ['check', 'apply'] as const

export const restoreInput = z.object({
  name: z.string().optional(),
  mode: z.enum(restoreModes, { error: 'Modus muss „check“ oder „apply“ sein' }).default('check'),
})

/** What a backup would change, or has changed. */
export const restoreReport = z
  .object({
    mode: z.enum(restoreModes),
    createdAt: z.iso.datetime(),
    version: z.string().meta({ description: 'Version der Website, aus der die Sicherung stammt' }),
    siteUrl: z.string().nullable().meta({
      description: 'Adresse der Website, aus der sie stammt; null, wenn sie das nicht sagt',
    }),
    isCopy: z.boolean().meta({
      description: 'Ob diese Website danach ruht, weil sie eine andere Adresse hat als jene',
    }),
    /** Whether it comes from an earlier version: fields that it does not know get their defaults. */
    isOlder: z.boolean(),
    before: backupCounts,
    after: backupCounts.meta({
      description: 'Ohne die Personen, die seither gelöscht wurden und gelöscht bleiben',
    }),
    lost: z.array(z.string()).meta({
      description: 'Was seit der Sicherung dazugekommen ist und verschwindet, je ein Satzteil',
    }),
    goesBack: z.array(z.string()).meta({
      description:
        'Was sich seit der Sicherung geändert hat und auf den früheren Stand zurückgeht, je ein Satzteil',
    }),
    erasedAgain: z.number().int().meta({
      description: 'Wie viele Personen der Sicherung seither gelöscht wurden und gelöscht bleiben',
    }),
    savedAs: z.string().nullable().meta({
      description: 'Name der Sicherung, die vorher von selbst gemacht wurde; null beim Prüfen',
    }),
  })
  .meta({ id: 'RestoreReport' })
export type RestoreReport = z.infer<typeof restoreReport>

export const backupDownload = z.object({
  path: z.string().meta({ description: 'Adresse, die eine Minute lang ohne Anmeldung gilt' }),
})
