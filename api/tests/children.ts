import { spawnSync } from 'node:child_process'

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  // `ps` fails where it finds none.
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.trim().split(/\s+/).filter(Boolean).map(Number)
}
