import type { MikroORM } from '@mikro-orm/sql'
import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'

/** A fresh EntityManager for each request, so that none sees another's unfinished work. */
export const entityManager = (orm: MikroORM) =>
  createMiddleware<Env>(async function entityManager(c, next) {
    c.set('em', orm.em.fork())
    await next()
  })
