import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const FILE = 'test-results/not-run.txt'

/** Remembers a test that cannot run on this machine for the closing lines of the run. */
export function noteNotRun(file: string, name: string, reason?: string): void {
  mkdirSync(dirname(FILE), { recursive: true })
  appendFileSync(FILE, `  ${file}: ${name}${reason ? ` (${reason})` : ''}\n`)
}

/** Prints what was noted; with `--forget`, which begins a run, drops it. */
if (import.meta.main) {
  if (process.argv.includes('--forget')) rmSync(FILE, { force: true })
  else if (existsSync(FILE))
    console.log(
      `\nNot run, because this machine lacks what they need:\n${readFileSync(FILE, 'utf8')}`,
    )
  else console.log('\nNo test of this run was skipped.')
}
