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

/** Whether its lease may be renewed: only when every known change was followed. */
export function mayRenew({ followed, latest }: Knowledge): boolean {
  return followed >= latest
}

/** Whether a change may be answered: no other process with a live lease can still answer with what was before. */
export function isFollowedByAll(live: LivePeer[], own: string, change: number): boolean {
  return live.every(({ id, followed }) => id === own || followed >= change)
}

/**
 * A number that differs from that of before whenever something may have changed in between. NaN, which equals
 * nothing, while the process may not rely on being told.
 * @param changes how often it was told of a change
 * @param gaps how often its lease had run out before it was renewed
 */
export function versionOf(isLeaseLive: boolean, changes: number, gaps: number): number {
  return isLeaseLive ? changes + gaps : Number.NaN
}
