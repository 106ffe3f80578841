import type { EntityManager } from '@mikro-orm/sql'
import { FORM_FILES } from '../../../shared/inquiries/message.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { addToSearch } from './inquiry.search.ts'
import { MessageAttachmentEntity, MessageEntity } from './message.entity.ts'
import type { StoredFile } from './message-files.ts'

/** Puts the files that came with the form into the conversation, in the transaction of the inquiry. They move nothing. */
export async function storeFormFiles(
  em: EntityManager,
  inquiry: InquiryEntity,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return
  const message = em.create(MessageEntity, {
    inquiry,
    at: inquiry.createdAt,
    kind: 'received',
    text: FORM_FILES,
    author: inquiry.name,
    automatic: true,
  })
  await em.flush()
  for (const [position, file] of files.entries())
    em.create(MessageAttachmentEntity, { message, position, ...file })
  await em.flush()
  await addToSearch(em, inquiry.id, message.id)
}

/** The names and sizes of the files that came with the form of an inquiry. */
export async function formFiles(
  em: EntityManager,
  inquiry: number,
): Promise<Pick<StoredFile, 'name' | 'size'>[]> {
  return em.find(
    MessageAttachmentEntity,
    { message: { inquiry, kind: 'received', automatic: true, text: FORM_FILES } },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  )
}

/** Whether files are those that came with an inquiry, as names and sizes tell. */
export async function hasSameFiles(
  em: EntityManager,
  inquiry: number,
  files: readonly Pick<StoredFile, 'name' | 'size'>[],
): Promise<boolean> {
  const keysOf = (some: readonly Pick<StoredFile, 'name' | 'size'>[]) =>
    some.map(({ name, size }) => `${size} ${name}`).join('\n')
  return keysOf(await formFiles(em, inquiry)) === keysOf(files)
}
