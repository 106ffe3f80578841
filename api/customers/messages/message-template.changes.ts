import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/sql'
import type {
  MessageTemplate,
  MessageTemplateInput,
  MessageTemplatePatch,
} from '../../../shared/inquiries/template.ts'
import { laterThan, requireUnchanged } from '../../base/requests/change/change.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { MessageTemplateEntity } from './message-template.entity.ts'

export const UNKNOWN_TEMPLATE = 'Vorlage nicht gefunden'
const OUTDATED = 'Die Vorlage wurde in der Zwischenzeit geändert'
const TAKEN = 'Eine Vorlage mit diesem Namen gibt es schon'

/** All templates, by name. */
export async function listTemplates(em: EntityManager): Promise<MessageTemplate[]> {
  const found = await em.findAll(MessageTemplateEntity)
  return found.map(toTemplate).sort((a, b) => a.name.localeCompare(b.name, 'de'))
}

export const toTemplate = (template: MessageTemplateEntity): MessageTemplate => ({
  id: template.id,
  name: template.name,
  language: template.language,
  subject: template.subject,
  text: template.text,
  dataSheets: template.dataSheets,
  updatedAt: template.updatedAt.toISOString(),
})

/** @throws {ApiError} 404 */
export async function requireTemplate(
  em: EntityManager,
  id: number,
  options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {},
): Promise<MessageTemplateEntity> {
  const template = await em.findOne(MessageTemplateEntity, id, options)
  if (!template) throw notFound(UNKNOWN_TEMPLATE)
  return template
}

/** @throws {ApiError} 409 for a name that is taken */
export async function createTemplate(em: EntityManager, input: MessageTemplateInput) {
  const template = em.create(MessageTemplateEntity, { ...input, updatedAt: new Date() })
  await flushUniqueName(em)
  return template
}

/**
 * @param version the `updatedAt` that the caller has seen, or null to save over any version
 * @throws {ApiError} 404, or 409 for a name that is taken, or with the stored one if somebody else has saved since
 */
export async function updateTemplate(
  em: EntityManager,
  id: number,
  patch: MessageTemplatePatch,
  version: string | null,
) {
  // Locked, so that of two who save at the same moment the other sees what this one has saved.
  return em.transactional(async (em) => {
    const template = await requireTemplate(em, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const current = async () => toTemplate(template)
    await requireUnchanged(template.updatedAt, { version, current }, OUTDATED)
    em.assign(template, { ...patch, updatedAt: laterThan(template.updatedAt) })
    await flushUniqueName(em)
    return template
  })
}

/** @throws {ApiError} 404 */
export async function deleteTemplate(em: EntityManager, id: number): Promise<MessageTemplate> {
  const template = await requireTemplate(em, id)
  await em.nativeDelete(MessageTemplateEntity, { id })
  return toTemplate(template)
}

async function flushUniqueName(em: EntityManager): Promise<void> {
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new ApiError(409, TAKEN, { details: { name: [TAKEN] } })
  }
}
