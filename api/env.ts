import type { HttpBindings } from '@hono/node-server'
import type { EntityManager } from '@mikro-orm/sql'
import type { Context } from 'hono'
import type { CurrentUser } from '../shared/auth.ts'

/** What belongs to one request. */
export interface Env {
  Bindings: Partial<HttpBindings> & {
    /** Given by a caller in this process, to learn which data the answer shows; see `freshness/tags.ts`. */
    tags?: Set<string>
  }
  Variables: {
    /** One EntityManager a request, forked when it is first needed. */
    em: EntityManager
    /** The logged-in administrator, or null for a visitor. */
    user: CurrentUser | null
    token: string | null
    /** Which data the answer shows; see `shows`. */
    tags: Set<string>
  }
}

/** Notes which data the answer depends on, also data that does not exist yet. */
export function shows(c: Context<Env>, ...tags: string[]): void {
  for (const tag of tags) c.var.tags.add(tag)
}
