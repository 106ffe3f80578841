import type { Identifier } from 'react-admin'
import { z } from 'zod'
import { paths } from '../../../shared/addresses/paths.ts'
import { mailStatus } from '../../../shared/mail/mail.ts'
import { revision, revisionPreview } from '../../../shared/operation/history.ts'
import {
  type HousekeepingConsent,
  housekeepingStatus,
} from '../../../shared/operation/housekeeping.ts'
import {
  PUBLISHED_HEADER,
  type Published,
  parsePublished,
} from '../../../shared/operation/publish.ts'
import type { TrashRestore } from '../../../shared/product/trash.ts'
import type { TableFormat } from '../../../shared/tables/table-format.ts'
import { API, type Call, callApi, fetchFile, ifUnchanged, load } from './api.ts'
import { listQuery } from './query.ts'

/** What came back, beside the record itself. */
export interface Restored {
  missingImages: string[]
  published?: Published
}
const restored = z.object({ missingImages: z.array(z.string()).default([]) })

async function restore(path: string, init: Call): Promise<Restored> {
  const { data, headers } = await callApi(path, { method: 'POST', ...init })
  const published = parsePublished(headers.get(PUBLISHED_HEADER))
  return { ...restored.parse(data), ...(published && { published }) }
}

/** Calls that do not belong to a resource. */
export const calls = {
  mailStatus: () => load(mailStatus, '/mail'),
  resendMail: (id: number) => callApi(`/mail/${id}/resend`, { method: 'POST' }),
  housekeepingStatus: () => load(housekeepingStatus, '/housekeeping'),
  /** Agrees to a deletion that the clean-up asks about. */
  confirmHousekeeping: (json: HousekeepingConsent) => callApi('/housekeeping/confirm', { json }),
  /** A page of the changes of a record. */
  history: async (path: string, page: number) => {
    const { data, pagination } = await callApi(`${path}/history?page=${page}`)
    return { revisions: z.array(revision).parse(data), pages: pagination?.totalPages ?? 1 }
  },
  /** What restoring a revision would change. */
  revision: (path: string, number: number) => load(revisionPreview, `${path}/history/${number}`),
  /** @param version the version that the preview was made for; null for what was never saved */
  restoreRevision: (path: string, number: number, version: string | null) =>
    restore(`${path}/history/${number}/restore`, {
      headers: ifUnchanged(version),
    }),
  restoreProduct: (id: Identifier, json: TrashRestore) =>
    restore(`/trash/products/${id}/restore`, { json }),
  /** The sign for the windscreen of a machine, as PDF. */
  sign: (productId: number) => fetchFile(paths.sign(productId)),
  /** The machines that the list shows with these filters, as a table. */
  exportStock: (format: TableFormat, filter: Record<string, unknown>) =>
    fetchFile(`${API}/products/export?${listQuery({ filter: { ...filter, format } })}`),
  /** The page with these texts as HTML; nothing is saved. */
  previewText: async (page: string, content: unknown) => {
    const answer = await fetchFile(`${API}/texts/${page}/preview`, { json: { content } })
    return answer.text()
  },
  /** Deletes all sizes of an image. */
  deleteImage: (filename: string) =>
    callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' }),
}
