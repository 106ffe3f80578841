export interface Knowledge {
  /** It has heard of a change, or may have missed one, since it last followed. */
  isNews: boolean
  followed: number
  latest: number
}

export interface LivePeer {
  id: string
  followed: number
}

export function mustFollow({ isNews, followed, latest }: Knowledge): boolean {
  return isNews || followed < latest
}

export function mayRenew({ followed, latest }: Knowledge): boolean {
  return followed >= latest
}

/** Whether a change may be answered: no other process with a live lease can still answer with what was before. */
export function isFollowedByAll(live: LivePeer[], own: string, change: number): boolean {
  return live.every(({ id, followed }) => id === own || followed >= change)
}

/** Grows whenever something may have changed. NaN, which equals nothing, while the lease has run out. */
export function versionOf(isLeaseLive: boolean, changes: number, gaps: number): number {
  return isLeaseLive ? changes + gaps : Number.NaN
}
