export type OnProgress = (done: number, total: number) => void

interface Job<Kind> {
  kind: Kind
  done: number
  total: number
}

export class Progress<Kind> {
  current: Job<Kind> | null = null

  async during<Result>(
    kind: Kind,
    work: (onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    const current = { kind, done: 0, total: 0 }
    this.current = current
    try {
      return await work((done, total) => {
        current.done += done
        current.total = Math.max(total, current.done)
      })
    } finally {
      this.current = null
    }
  }
}
