import type { BackupStatus, BackupWork } from '../../shared/backup-work.ts'

/** Told of bytes that are done, and of how many there are in all. */
export type OnProgress = (bytes: number, total: number) => void

/** What is being done at the moment. */
export class Progress {
  current: BackupStatus['work'] = null

  async during<Result>(
    kind: BackupWork,
    work: (onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    const current = { kind, done: 0, total: 0 }
    this.current = current
    try {
      return await work((bytes, total) => {
        current.done += bytes
        current.total = Math.max(total, current.done)
      })
    } finally {
      this.current = null
    }
  }
}
