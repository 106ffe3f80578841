import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import type { ImportJob } from '../../../shared/stock/import.ts'
import { type ImportReport, importReport } from '../../../shared/stock/import.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { runImport } from './importCalls.ts'

interface Chosen {
  file: File
  mapping: Mapping
  /** Whether pictures of other servers are stored here. */
  fetchPictures: boolean
}

/** A file on its way into the stock: chosen, checked, applied. What was chosen stays when a step fails. */
export function useImport() {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [state, setState] = useState<ImportJob | null>(null)
  const cancelling = useRef(new AbortController())

  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (options: Chosen & Options) => {
      cancelling.current = new AbortController()
      setState(null)
      return runImport(options, setState, cancelling.current.signal)
    },
    onSuccess: (report, { mode }) => {
      setReport(report)
      if (mode === 'apply') void queryClient.invalidateQueries()
    },
    onError: (error) => {
      const refused = error instanceof HttpError && importReport.safeParse(error.body?.data).data
      if (refused) setReport(refused)
    },
  })
  const check = (next: Chosen) => {
    setChosen(next)
    setReport(null)
    mutate({ ...next, mode: 'check' })
  }
  const isApplied = report !== null && !error && !isPending && variables?.mode === 'apply'
  return {
    ...{ chosen, report, state, isPending, isApplied },
    error: isAbort(error) ? null : error,
    isApplying: isPending && variables?.mode === 'apply',
    check,
    apply: () =>
      chosen && mutate({ ...chosen, mode: 'apply', skipFailed: (report?.failed ?? 0) > 0 }),
    cancel: () => cancelling.current.abort(),
    restart: () => {
      setChosen(null)
      setReport(null)
      reset()
    },
  }
}

interface Options {
  mode: 'check' | 'apply'
  skipFailed?: boolean
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
