import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { LockName } from '../db/locks.ts'

/** Work that takes a while, as the process tells that does it. */
export const TaskEntity = defineEntity({
  name: 'Task',
  properties: {
    name: p.text().primary(),
    /** The lock that is held for it. */
    kind: p.text().$type<LockName>(),
    /** Lost is one whose process has ended before it. */
    status: p.text().$type<'running' | 'ended' | 'lost'>(),
    state: p.json<unknown>().columnType('json'),
    /** Somebody wants it to end. */
    isCancelled: p.boolean().default(false),
    /** When its process last told of it. */
    toldAt: p.datetime(),
  },
})
export type TaskEntity = InferEntity<typeof TaskEntity>
