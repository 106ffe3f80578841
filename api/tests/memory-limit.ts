import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GROUPS = '/sys/fs/cgroup'

/** A group of processes that Linux lets have only so much memory together. */
interface MemoryLimit {
  /** What a shell runs ahead of a command, so that it and its children belong to the group. */
  enter: string
  /** Once none of its processes runs any more. */
  remove(): void
}

/** Null where this account may not set one. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const isNew = existsSync(join(GROUPS, 'cgroup.controllers'))
  const group = join(GROUPS, isNew ? '' : 'memory', `gabelstapler-${process.pid}`)
  const limit = join(group, isNew ? 'memory.max' : 'memory.limit_in_bytes')
  try {
    mkdirSync(group)
    writeFileSync(limit, String(megabytes * 1024 * 1024), { flag: 'r+' })
  } catch {
    if (existsSync(group)) rmdirSync(group)
    return null
  }
  return { enter: `echo $$ > ${join(group, 'cgroup.procs')}`, remove: () => rmdirSync(group) }
}
