import { HttpError } from 'react-admin'
import { success } from '../../../shared/calls/envelope.ts'
import {
  type ChosenFates,
  type ImportJob,
  type ImportMode,
  type ImportReport,
  importJob,
  importReport,
} from '../../../shared/stock/import.ts'
import type { Corrections, TableReading } from '../../../shared/stock/mapping.ts'
import { API, ask, callApi } from '../data/api.ts'

/** A file, and how it is to be read. */
export interface ImportChoice {
  file: File
  /** Whether pictures of other servers are stored here. */
  fetchPictures: boolean
  /** Whether it is read as the last one with the same headings, if there was one. */
  remembered?: boolean
  sheet?: string
  headerRow?: number
  reading?: TableReading
  /** What becomes of machines that the list no longer has. */
  gone?: ChosenFates
  /** What is typed here in the place of cells of the file. */
  corrections?: Corrections
}

export interface ImportOptions extends ImportChoice {
  mode: ImportMode
  skipFailed?: boolean
}

const JOBS = '/products/import/jobs'
/** No connection, or what a web server in front says when the server's answer did not reach it. */
const CUT = [0, 502, 503, 504]

/**
 * Has the server check a file or apply it, and tells how far it is. If the connection is cut, the outcome is
 * asked for by the job's name.
 */
export async function runImport(
  { file, reading, corrections = {}, gone = {}, ...plain }: ImportOptions,
  onState: (state: ImportJob) => void,
  signal: AbortSignal,
): Promise<ImportReport> {
  const job = newName()
  const body = new FormData()
  body.set('job', job)
  const { columns: mapping, ...said } = reading ?? {}
  for (const [field, value] of Object.entries({ mapping, ...said, corrections, gone }))
    if (value !== undefined) body.set(field, JSON.stringify(value))
  for (const [field, value] of Object.entries(plain))
    if (value !== undefined) body.set(field, String(value))
  body.set('file', file)
  const ended = new AbortController()
  const following = AbortSignal.any([signal, ended.signal])
  let isOnTheWay = true
  const outcome = followJob(job, onState, following, () => isOnTheWay)
  const cancel = () => void callApi(`${JOBS}/${job}`, { method: 'DELETE' }).catch(() => {})
  signal.addEventListener('abort', cancel)
  try {
    const { data } = await callApi('/products/import', { method: 'POST', body, signal })
    return importReport.parse(data)
  } catch (error) {
    const isCut = error instanceof HttpError && CUT.includes(error.status)
    isOnTheWay = false
    const state = isCut ? await outcome : null
    if (state?.report && !state.error) return state.report
    throw state?.error ? new HttpError(state.error, 400, { data: state.report }) : error
  } finally {
    ended.abort()
    signal.removeEventListener('abort', cancel)
  }
}

/** A UUID. `crypto.randomUUID` is missing where the site is reached without HTTPS. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

const ASK_EVERY_MS = 500
/** How often in a row the server may not answer before the outcome counts as unknown: half a minute. */
const PATIENCE = 60
/** How often it may not know the job once nothing is on the way to it: the last bytes may just have come. */
const UNKNOWN = 2

const answer = success(importJob.nullable())

/**
 * Asks how far an import is until it ends.
 * @param isOnTheWay whether its file may still be coming
 * @returns null if it never came, or its end was not learnt
 */
async function followJob(
  job: string,
  onState: (state: ImportJob) => void,
  signal: AbortSignal,
  isOnTheWay: () => boolean,
): Promise<ImportJob | null> {
  const address = `${API}${JOBS}/${job}`
  let unknown = 0
  for (let failures = 0; failures < PATIENCE && !signal.aborted; failures++) {
    try {
      const response = await ask(address, { signal })
      if (response.ok) {
        failures = 0
        const state = answer.parse(await response.json()).data
        if (state) onState(state)
        else if (!isOnTheWay() && ++unknown === UNKNOWN) return null
        if (state?.phase === 'done') return state
      }
    } catch {
      // The next attempt.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return null
}
