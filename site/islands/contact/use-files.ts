import { useRef, useState } from 'react'
import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import { sentFilesProblem } from '../../../shared/inquiries/sent-files.ts'
import { prepared } from './prepare-file.ts'

export interface ChosenFile {
  /** Stays when the file is made smaller. */
  id: number
  file: File
  /** Why it cannot be sent. */
  problem: string | null
}

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
