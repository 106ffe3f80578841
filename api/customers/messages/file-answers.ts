import type { Context } from 'hono'
import { PICTURE_TYPES } from '../../../shared/inquiries/message.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import type { AttachedFile, MessageFiles, StoredFile } from '../inquiries/message-files.ts'
import { isGone } from './attachment.queries.ts'

const ANY_TYPE = 'application/octet-stream'
/** What a browser may show by itself, because it runs nothing. All else comes as mere bytes. */
const SHOWN_TYPES = ['application/pdf', ...PICTURE_TYPES]
export const ATTACHED_TYPES = [...SHOWN_TYPES, ANY_TYPE]

/** Answers with a file of a message. @throws {ApiError} 404 for one that is gone from the storage */
export async function fileAnswer(
  c: Context<Env>,
  messageFiles: MessageFiles,
  { name, type, size, file }: StoredFile,
): Promise<Response> {
  const headers = {
    'Content-Type': SHOWN_TYPES.includes(type) ? type : ANY_TYPE,
    'Content-Length': String(size),
    // A stranger may have sent it: nothing in it runs, wherever it is opened.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `attachment; filename="Anhang"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
  }
  // A body that nobody reads would keep the file open.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const opened = await messageFiles.open(file)
  if (!opened) throw isGone(name)
  return c.body(streamed(opened.content), 200, headers)
}

/** Answers with the small picture of a file of a message. */
export const thumbnailAnswer = (c: Context<Env>, small: Uint8Array<ArrayBuffer>): Response =>
  c.body(small, 200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' })

/** A paper to be read in the browser, under the name with which it is saved. */
export const paperAnswer = (
  { name, type, content }: AttachedFile<Buffer>,
  headers: Record<string, string> = {},
): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${name}"`,
      ...headers,
    },
  })
