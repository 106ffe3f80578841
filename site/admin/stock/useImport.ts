import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { columnOfTarget } from '../../../shared/stock/columns.ts'
import {
  type ChosenFates,
  type ImportJob,
  type ImportReport,
  importReport,
} from '../../../shared/stock/import.ts'
import type { Corrections } from '../../../shared/stock/mapping.ts'
import { corrected, isAnythingOpen } from './reading.ts'
import { type ImportChoice, type ImportOptions, runImport } from './runImport.ts'

/** How a file is read before anybody has said anything: as the last one with the same headings. */
const asBefore: Omit<ImportChoice, 'file'> = { fetchPictures: false, remembered: true }

/**
 * A file on its way into the stock: chosen, its columns looked at, its result looked at, applied. What was
 * chosen stays when a step fails.
 */
export function useImport() {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ImportChoice | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  /** Corrections that no check has seen so far. */
  const [typed, setTyped] = useState<Corrections>({})
  const [step, setStep] = useState<Step>('columns')
  const [state, setState] = useState<ImportJob | null>(null)
  const cancelling = useRef(new AbortController())
  /** Each step begins with what matters most in it. */
  const turnTo = (next: Step) => {
    if (next !== step) scrollTo(0, 0)
    setStep(next)
  }

  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ next: _, ...options }: ImportOptions & Next) => {
      cancelling.current = new AbortController()
      setState(null)
      return runImport(options, setState, cancelling.current.signal)
    },
    onSuccess: (report, { mode, next }) => {
      setReport(report)
      setTyped({})
      if (mode === 'check') return turnTo(stepAfter(report, next))
      scrollTo(0, 0)
      void queryClient.invalidateQueries()
    },
    onError: (error) => {
      const refused = error instanceof HttpError && importReport.safeParse(error.body?.data).data
      if (refused) setReport(refused)
    },
  })
  const begin = (choice: ImportChoice | null) => {
    setChosen(choice)
    setReport(null)
    setTyped({})
    turnTo('columns')
  }
  const check = (choice: ImportChoice, next: Step) => {
    setChosen(choice)
    mutate({ ...choice, mode: 'check', next })
  }
  const isApplied = report !== null && !error && !isPending && variables?.mode === 'apply'
  return {
    chosen,
    report,
    typed,
    step,
    state,
    /** Whether the result was asked for, so that what is still missing for it is marked. */
    isTried: variables?.next === 'result',
    isPending,
    isApplied,
    error: isAbort(error) ? null : error,
    isApplying: isPending && variables?.mode === 'apply',
    choose: (file: File) => {
      const choice = { ...asBefore, file }
      begin(choice)
      mutate({ ...choice, mode: 'check' })
    },
    type: setTyped,
    /** Says what becomes of machines that the list no longer has. Nothing has to be checked for it. */
    decide: (gone: ChosenFates) => chosen && setChosen({ ...chosen, gone }),
    check,
    /** Checks the same table anew, with what was typed since. */
    checkAgain: (changes: Partial<ImportChoice> = {}) =>
      chosen &&
      check(
        {
          ...chosen,
          ...changes,
          corrections: corrected(corrected(chosen.corrections, typed), changes.corrections),
        },
        'result',
      ),
    retry: () =>
      variables && mutate({ ...variables, mode: 'check', ...(report && { next: step }) }),
    show: turnTo,
    apply: () =>
      chosen && mutate({ ...chosen, mode: 'apply', skipFailed: (report?.failed ?? 0) > 0 }),
    cancel: () => cancelling.current.abort(),
    restart: () => {
      scrollTo(0, 0)
      begin(null)
      reset()
    },
  }
}

export type ImportProgress = ReturnType<typeof useImport>

const stepAfter = (report: ImportReport, next: Step | undefined): Step =>
  next === 'columns' || !(next || isKnown(report)) || isAnythingOpen(report) ? 'columns' : 'result'

/** Whether nobody has to look at the columns of a list first: it is our own, or was applied like this before. */
const isKnown = (report: ImportReport): boolean => report.isRemembered || isOwnExport(report)

/** Whether a file has our own headings alone, so that nobody has to say what its columns are. */
export const isOwnExport = ({ columns }: Pick<ImportReport, 'columns'>): boolean =>
  columns.length > 0 &&
  columns.every(({ header, readAs }) => readAs && columnOfTarget(readAs)?.header === header)

type Step = 'columns' | 'result'

interface Next {
  /** What is shown once it is checked: without it the columns, except of a list that is known. */
  next?: Step
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
