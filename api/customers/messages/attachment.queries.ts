import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { parseId } from '../../../shared/values/ids.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import { idParameter } from '../../base/requests/http/validate.ts'
import { MessageAttachmentEntity } from '../inquiries/message.entity.ts'
import type { StoredFile } from '../inquiries/message-files.ts'

const UNKNOWN_FILE = 'Diese Datei gibt es nicht'

export const attachmentParameter = idParameter.extend({
  message: z.string().meta({ description: 'Nummer der Nachricht' }),
  position: z.string().meta({ description: 'Der wievielte Anhang, gezählt ab 0' }),
})

/**
 * A file of a message, if that belongs to the inquiry. `file` names its bytes in the storage.
 * @throws {ApiError} 404
 */
export async function requireAttachment(
  em: EntityManager,
  inquiry: number,
  { message, position }: Pick<z.infer<typeof attachmentParameter>, 'message' | 'position'>,
): Promise<StoredFile> {
  const id = parseId(message)
  if (id === null || !/^\d{1,3}$/.test(position)) throw notFound(UNKNOWN_FILE)
  const found = await em.findOne(MessageAttachmentEntity, {
    message: { id, inquiry },
    position: Number(position),
  })
  if (!found) throw notFound(UNKNOWN_FILE)
  const { name, type, size, file } = found
  return { name, type, size, file }
}

/** Of a row that has lost its file, as after a folder was emptied by hand. */
export const isGone = (name: string) =>
  notFound(`Die Datei „${name}“ ist nicht mehr vorhanden. Sie fehlt im Speicher der Website.`)

/** How many files customers have sent, and the room that they take. */
export async function receivedFiles(em: EntityManager): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await em
    .getKysely<Tables>()
    .selectFrom('message_attachment')
    .innerJoin('message', 'message.id', 'message_attachment.message_id')
    .where('message.kind', '=', 'received')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('message_attachment.size').as('bytes')])
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}
