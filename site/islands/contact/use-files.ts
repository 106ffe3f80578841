import { useRef, useState } from 'react'
import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import {
  SENT_FILES_BYTES,
  sentFileProblem,
  sentFilesProblem,
  sentFileType,
  TELLING_BYTES,
} from '../../../shared/inquiries/sent-files.ts'

/** A type plate can be read on it, and it takes some hundred kilobytes. */
const LONGEST_EDGE = 2560
/** What is smaller is sent as it is. */
const LARGE = 1024 * 1024

export interface ChosenFile {
  /** Stays when the file is made smaller. */
  id: number
  file: File
  /** Why it cannot be sent. */
  problem: string | null
}

const isUnreadable = (name: string) =>
  `„${name}“ lässt sich nicht lesen. Bitte speichern Sie die Datei auf diesem Gerät, und wählen Sie sie noch einmal aus.`

let lastId = 0

/** The files that are to go with an inquiry. */
export function useFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const now = useRef(files)
  const [work, setWork] = useState(0)
  const preparing = useRef<Promise<unknown>>(Promise.resolve())

  function change(to: readonly ChosenFile[]) {
    now.current = to
    setFiles(to)
  }
  const replace = (id: number, by: Partial<ChosenFile>) =>
    change(now.current.map((one) => (one.id === id ? { ...one, ...by } : one)))

  async function prepare({ id, file }: ChosenFile) {
    if (!now.current.some((one) => one.id === id)) return
    replace(id, await prepared(file))
  }

  return {
    files,
    /** Some are still being made smaller. */
    isPreparing: work > 0,
    names: () => now.current.map(({ file }) => file.name),

    /** One after another, because a phone has little memory for pictures. */
    add(chosen: readonly File[]): void {
      const added = chosen.map((file) => ({ id: ++lastId, file, problem: null }))
      change([...now.current, ...added])
      setWork((count) => count + 1)
      preparing.current = preparing.current
        .then(async () => {
          for (const one of added) await prepare(one)
        })
        .finally(() => setWork((count) => count - 1))
    },
    remove: (id: number) => change(now.current.filter((one) => one.id !== id)),
    clear: () => change([]),

    /** What is to be sent, once it is as small as it gets, or sending it is ended. */
    async ready(signal: AbortSignal): Promise<{ files: File[]; problem: string | null }> {
      const end = new Promise((resolve) => signal.addEventListener('abort', resolve))
      await Promise.race([preparing.current, end])
      return { files: now.current.map(({ file }) => file), problem: problemIn(now.current) }
    },
    problem: () => problemIn(now.current),

    /** Takes over what the server has against some of them, by `files.0`. @returns the first of it */
    refuse(errors: FieldErrors): string | undefined {
      const problems = now.current.map((_, index) => errors[`files.${index}`]?.[0])
      change(now.current.map((one, index) => ({ ...one, problem: problems[index] ?? one.problem })))
      return problems.find((problem) => problem !== undefined)
    },
  }
}
export type Files = ReturnType<typeof useFiles>

const problemIn = (files: readonly ChosenFile[]) =>
  files.find(({ problem }) => problem !== null)?.problem ??
  sentFilesProblem(files.map(({ file }) => file))

/** What this browser cannot show stays as it is. */
async function smallerOf(file: File): Promise<File> {
  const { isHeic, scalePicture } = await import('../../pictures/scale-picture.ts')
  const isPicture = file.type.startsWith('image/') || isHeic(file)
  if (!isPicture || (file.size <= LARGE && !isHeic(file))) return file
  const smaller = await scalePicture(file, LONGEST_EDGE, true).catch(() => null)
  return smaller && (smaller.size < file.size || isHeic(file)) ? smaller : file
}

/**
 * A file as it is sent, and why it cannot be. It is read now: one that lies in a cloud, or is changed before it is sent,
 * cannot be read later, and sending it would fail each time.
 */
async function prepared(chosen: File): Promise<Pick<ChosenFile, 'file' | 'problem'>> {
  try {
    const smaller = await smallerOf(chosen)
    const isKept = smaller === chosen && chosen.size <= SENT_FILES_BYTES
    const { name, type } = smaller
    const file = isKept ? new File([await chosen.arrayBuffer()], name, { type }) : smaller
    const beginning = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer())
    return { file, problem: sentFileProblem(file, sentFileType(beginning)) }
  } catch {
    return { file: chosen, problem: isUnreadable(chosen.name) }
  }
}
