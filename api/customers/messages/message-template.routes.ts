import { Hono } from 'hono'
import { z } from 'zod'
import {
  messageTemplate,
  messageTemplateInput,
  messageTemplatePatch,
} from '../../../shared/inquiries/template.ts'
import { seenVersion } from '../../base/requests/change/change.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  requireTemplate,
  toTemplate,
  UNKNOWN_TEMPLATE,
  updateTemplate,
} from './message-template.changes.ts'

/** The texts that answers are begun with. */
export const messageTemplates = () =>
  new Hono<Env>()
    .use(requirePermission('inquiries.edit'))
    .get('/', describes('Alle Vorlagen, nach Namen', z.array(messageTemplate)), async (c) =>
      ok(c, await listTemplates(c.var.em)),
    )
    .get(
      '/:id',
      describes('Eine Vorlage', messageTemplate, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_TEMPLATE)
        return ok(c, toTemplate(await requireTemplate(c.var.em, id)))
      },
    )
    .post(
      '/',
      describes('Legt eine Vorlage an', messageTemplate, { status: 201, refusals: [409] }),
      valid('json', messageTemplateInput),
      async (c) => {
        const created = await createTemplate(c.var.em, c.req.valid('json'))
        return ok(c, toTemplate(created), 201)
      },
    )
    .put(
      '/:id',
      describes('Ändert eine Vorlage', messageTemplate, { refusals: [404, 409] }),
      valid('param', idParameter),
      valid('json', messageTemplatePatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_TEMPLATE)
        const changed = await updateTemplate(c.var.em, id, c.req.valid('json'), seenVersion(c))
        return ok(c, toTemplate(changed))
      },
    )
    .delete(
      '/:id',
      describes('Löscht eine Vorlage', messageTemplate, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_TEMPLATE)
        return ok(c, await deleteTemplate(c.var.em, id))
      },
    )
