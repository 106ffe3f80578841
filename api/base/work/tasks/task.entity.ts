import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { LockName } from '../../data/db/locks.ts'
import { impersonal } from '../../data/personal/personal-data.ts'

/** A long-running task, as last reported by the process that runs it. */
export const TaskEntity = defineEntity({
  name: 'Task',
  properties: {
    name: p.text().primary(),
    kind: p.text().$type<LockName>(),
    /** `lost` means that its process ended before the task did. */
    status: p.text().$type<'running' | 'ended' | 'lost'>(),
    state: p.json<unknown>().columnType('json'),
    isCancelled: p.boolean().default(false),
    reportedAt: p.datetime(),
  },
})
export type TaskEntity = InferEntity<typeof TaskEntity>

export const taskTable = impersonal(TaskEntity, {
  name: 'work',
  kind: 'work',
  status: 'work',
  state: 'work',
  isCancelled: 'work',
  reportedAt: 'work',
})
