import type { AttachedFile } from '../../inquiries/message-files.ts'

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
