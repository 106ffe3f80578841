import type { ReactNode } from 'react'
import { useRedirect, useResourceContext } from 'react-admin'
import type { Published } from '../../../shared/operation/publish.ts'

/** A record after a change, with the pages that the change has published. */
export type Saved<Data> = Data & { published?: Published }

/** What the frame says of a save. */
export interface SaveNotice {
  /** The addresses of the pages that it has changed. */
  paths: string[]
  /** What the record has become, in a word; without it, that it is saved. */
  said?: string | undefined
  /** What else there is to say of the record. */
  more?: Promise<ReactNode> | undefined
  /** The button that takes the save back, where there is one. */
  undo?: ReactNode
}

const followers = new Set<(notice: SaveNotice) => void>()

/** Calls whenever something was saved of which the user is to be told. Returns what ends that. */
export function followSaves(follower: (notice: SaveNotice) => void) {
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}

/** Has it said that a record was saved, and what that has changed on the website. */
export function tellSaved(
  { published }: Saved<object>,
  besides: Omit<SaveNotice, 'paths'> = {},
): void {
  for (const follower of followers) follower({ paths: published?.paths ?? [], ...besides })
}

/**
 * After a save, tells of it and goes to the list.
 * @param moreOf what else there is to say of the record
 */
export function useSaved<Data extends object>(moreOf?: (saved: Data) => Promise<ReactNode>) {
  const redirect = useRedirect()
  const resource = useResourceContext()
  return (saved: Saved<Data>) => {
    tellSaved(saved, { more: moreOf?.(saved) })
    redirect('list', resource)
  }
}
