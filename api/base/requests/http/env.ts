import type { HttpBindings } from '@hono/node-server'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '../../../../shared/accounts/permissions.ts'

interface User {
  id: number
  username: string
  role: Role
}

export interface Account extends User {
  token: string
  mustSetUpSecondFactor: boolean
}

export interface Env {
  Bindings: Partial<HttpBindings> & {
    /** Given by a caller in this process, to learn which data the answer shows; see `change-log.ts`. */
    tags?: Set<string>
  }
  Variables: {
    em: EntityManager
    /** Null for a visitor, and for one who has to set up a second factor before anything else. */
    user: User | null
    account: Account | null
    tags: Set<string>
  }
}

/**
 * Notes which data the answer depends on, also data that does not exist yet.
 * @example
 * shows(c, productTags.product(7), categoryTags.categories)
 */
export function shows(c: Context<Env>, ...tags: string[]): void {
  for (const tag of tags) c.var.tags.add(tag)
}

/**
 * A fresh EntityManager for each request, so that none sees another's unfinished work.
 * @example
 * new Hono<Env>().use(entityManager(orm)).get('/', async (c) => ok(c, await findAll(c.var.em)))
 */
export const entityManager = (orm: MikroORM) =>
  createMiddleware<Env>(async function entityManager(c, next) {
    c.set('em', orm.em.fork())
    await next()
  })
