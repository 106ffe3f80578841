import type { EntityManager } from '@mikro-orm/sql'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  accountLink,
  invitedUser,
  type UserInquiries,
  user,
  userInquiries,
} from '../../../shared/accounts/user.ts'
import { removalQuery, userInput, userPatch } from '../../../shared/accounts/user-input.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { requirePermission, theUser } from '../permissions/require.ts'
import { issueLink } from './issue-link.ts'
import { authorOf } from './signing-name.ts'
import {
  createUser,
  deleteUser,
  listUsers,
  requireUser,
  toUser,
  UNKNOWN_USER,
  updateUser,
} from './user.changes.ts'
import type { UserEntity } from './user.entity.ts'

/** There the present one is asked for, so that an unlocked screen is not enough. */
const OWN_PASSWORD = 'Ihr eigenes Passwort ändern Sie unter „Mein Konto“.'

/** What of the inquiries an account has to do with. Handed in, because they stand above. */
export interface InquiriesOfUsers {
  /** What waits for an account, and who can take it over. */
  of: (em: EntityManager, user: UserEntity) => Promise<UserInquiries>
  /**
   * Gives the inquiries of an account that is gone or may not edit them to another one, or to everybody. In the
   * transaction of that.
   */
  handOver: (em: EntityManager, user: UserEntity, to: number | null) => Promise<void>
  /** The same if it may not edit them any more. */
  release: (em: EntityManager, user: UserEntity, to: number | null) => Promise<void>
}

export function users(
  {
    config,
    outbox,
  }: {
    config: { mail: MailConfig | null; siteUrl: string; trustProxy: boolean }
    outbox: Outbox | null
  },
  inquiries: InquiriesOfUsers,
) {
  return new Hono<Env>()
    .use(requirePermission('users.edit'))
    .get('/', describes('Alle Benutzer, nach Namen', z.array(user)), async (c) =>
      ok(c, await listUsers(c.var.em)),
    )
    .get(
      '/:id',
      describes('Ein Benutzer', user, { refusals: [404] }),
      valid('param', idParameter),
      async (c) => {
        const found = await requireUser(c.var.em, idOf(c.req.valid('param'), UNKNOWN_USER))
        return ok(c, toUser(found))
      },
    )
    .get(
      '/:id/inquiries',
      describes('Wofür ein Benutzer zuständig ist, und wer es übernehmen kann', userInquiries, {
        refusals: [404],
      }),
      valid('param', idParameter),
      async (c) => {
        const found = await requireUser(c.var.em, idOf(c.req.valid('param'), UNKNOWN_USER))
        return ok(c, await inquiries.of(c.var.em, found))
      },
    )
    .post(
      '/',
      describes(
        'Legt einen Benutzer an und nennt ein einziges Mal den Link, über den er sein Passwort setzt',
        invitedUser,
        { status: 201, refusals: [409] },
      ),
      valid('json', userInput),
      async (c) => {
        const by = await authorOf(c.var.em, theUser(c))
        const { created, link } = await c.var.em.transactional(async (em) => {
          const created = await createUser(em, c.req.valid('json'))
          return { created, link: await issueLink(em, config, created, by) }
        })
        auditCall(c, config, 'link-issued', { object: `user ${created.id}` })
        outbox?.wake()
        return ok(c, { ...toUser(created), ...link }, 201)
      },
    )
    .post(
      '/:id/link',
      describes(
        'Macht einen neuen Link zum Setzen des Passworts und nennt ihn ein einziges Mal',
        accountLink,
        { status: 201, refusals: [404, 409] },
      ),
      valid('param', idParameter),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_USER)
        if (id === theUser(c).id) throw new ApiError(409, OWN_PASSWORD)
        const by = await authorOf(c.var.em, theUser(c))
        const data = await c.var.em.transactional(async (em) =>
          issueLink(em, config, await requireUser(em, id), by),
        )
        auditCall(c, config, 'link-issued', { object: `user ${id}` })
        outbox?.wake()
        return ok(c, data, 201)
      },
    )
    .put(
      '/:id',
      describes('Ändert die genannten Angaben eines Benutzers', user, { refusals: [404, 409] }),
      valid('param', idParameter),
      valid('json', userPatch),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_USER)
        const patch = c.req.valid('json')
        const changed = await c.var.em.transactional(async (em) => {
          const user = await updateUser(em, id, patch, theUser(c).id)
          await inquiries.release(em, user, patch.inquiriesTo ?? null)
          return user
        })
        if (patch.hasSecondFactor === false)
          auditCall(c, config, 'login-reset', { object: `user ${id}` })
        return ok(c, toUser(changed))
      },
    )
    .delete(
      '/:id',
      describes('Entfernt einen Benutzer und beendet seine Sitzungen', user, {
        refusals: [404, 409],
      }),
      valid('param', idParameter),
      valid('query', removalQuery),
      async (c) => {
        const id = idOf(c.req.valid('param'), UNKNOWN_USER)
        const { inquiriesTo = null } = c.req.valid('query')
        const data = await c.var.em.transactional(async (em) => {
          await inquiries.handOver(em, await requireUser(em, id), inquiriesTo)
          return deleteUser(em, id)
        })
        auditCall(c, config, 'deleted', { object: `user ${id}` })
        return ok(c, data)
      },
    )
}
