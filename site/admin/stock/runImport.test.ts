import { HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportJob, ImportReport } from '../../../shared/stock/import.ts'
import { runImport } from './runImport.ts'

const report: ImportReport = {
  rows: 1,
  created: 1,
  changed: 0,
  unchanged: 0,
  failed: 0,
  ignored: [],
  columns: [],
  samples: [],
  fixed: {},
  isRemembered: false,
  table: { sheets: [], sheet: null, headerRow: 1, start: [] },
  sections: [],
  unknownWords: {},
  understood: { sections: {}, words: {} },
  missing: [],
  noStockNumber: false,
  similar: [],
  failing: [],
  hints: [],
  errors: [],
  changes: [],
  pictures: 0,
  foreignPictures: 0,
  failedPictures: [],
  unusedPictures: [],
  gone: [],
}

/** The import's own answer has one status; its job can be asked for, or is unknown. */
function server(status: number, job: ImportJob | null) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/jobs/')) return new Response('Bad Gateway', { status })
    return Response.json({ success: true, data: job })
  })
}
const run = () =>
  runImport(
    { file: new File(['a'], 'a.csv'), mode: 'apply', fetchPictures: false },
    () => {},
    new AbortController().signal,
  )

// A login is remembered in the browser.
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => vi.unstubAllGlobals())

it.each([502, 503, 504])(
  'an import whose answer became a %i on its way is asked for',
  async (status) => {
    server(status, { phase: 'done', done: 1, total: 1, report })
    expect(await run()).toEqual(report)
  },
)

it('an import that never reached the server has failed at once', async () => {
  server(503, null)
  await expect(run()).rejects.toThrow(HttpError)
})

it('an import that was cut off with the connection has failed as soon as the server can be asked again', async () => {
  let failures = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/jobs/') && failures > 3)
      return Response.json({ success: true, data: null })
    failures++
    throw new TypeError('Failed to fetch')
  })
  await expect(run()).rejects.toThrow('Keine Verbindung')
})
