import type { Readable } from 'node:stream'

export interface FileFacts {
  size: number
  changedAt: Date
}

export interface ListedFile extends FileFacts {
  path: string
}

export interface OpenedFile {
  /** Of the whole file, also if only a range of it was asked for. */
  size: number
  content: Readable
}

/** Both ends belong to it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Files that can be read for as long as a backup takes, also when they are removed meanwhile. */
export interface HeldFiles {
  readonly sizes: ReadonlyMap<string, number>
  holdNew(): Promise<void>
  /** Each can be opened once. Null if it was removed for good meanwhile. */
  open(path: string): Promise<Readable | null>
}

/**
 * Files that are written once, read often, whole or not at all, and then removed. A path is relative to `DATA_DIR` or
 * the bucket, with slashes. Every method throws a `StorageOutage` while the storage cannot be reached.
 */
export interface Storage {
  placeOf(path: string): string
  find(path: string): Promise<FileFacts | null>
  open(path: string, range?: ByteRange): Promise<OpenedFile | null>
  /** All files in a folder and below it, in order. Unfinished ones are not among them. */
  list(folder: string): Promise<ListedFile[]>
  /** Stores a finished file of this machine. It may move the file or copy it; the caller removes what is left. */
  put(source: string, path: string): Promise<void>
  /** A path on this machine: the file itself or a copy in that folder. Null if there is no such file. */
  fetch(path: string, folder: string): Promise<string | null>
  remove(path: string): Promise<void>
  /** Removes a file that a backup may still have to read. */
  retire(path: string): Promise<void>
  /** @param workspace an empty folder of this machine, below the one that is held */
  hold(folder: string, workspace: string): Promise<HeldFiles>
  tidy(now: Date): Promise<void>
}
